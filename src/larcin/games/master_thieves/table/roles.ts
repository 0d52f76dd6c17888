// How each role looks: its mark and its colour.

export interface RoleLook {
  icon: string;
  colour: string;
  dark: string;
}

const ROLES: Record<string, RoleLook> = {
  smuggler: { icon: "wooden-crate", colour: "#6a8f7a", dark: "#35513f" },
  "jeweller-m": { icon: "gem-pendant", colour: "#6f86b8", dark: "#34456d" },
  "jeweller-f": { icon: "diamond-ring", colour: "#a8739a", dark: "#5f3655" },
  thief: { icon: "robber-mask", colour: "#b07c30", dark: "#5f3f12" },
  "master-thief": { icon: "domino-mask", colour: "#a5504a", dark: "#5c2320" },
  detective: { icon: "sherlock-holmes", colour: "#5f8497", dark: "#2b4552" },
};

export const roleLook = (role: string): RoleLook => ROLES[role] ?? ROLES.thief!;
