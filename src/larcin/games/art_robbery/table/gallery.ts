// What hangs in the gallery: the colours of the raids and the picture on each work.

export interface RaidLook {
  colour: string;
  /** The two colours behind a picture. */
  light: string;
  dark: string;
  /** Ink that reads on `colour`. */
  ink: string;
}

export const RAIDS: Record<string, RaidLook> = {
  sketches: { colour: "#e2b93b", light: "#8a6a1c", dark: "#2e2108", ink: "#2a1d05" },
  sculptures: { colour: "#5fa777", light: "#2f6a49", dark: "#0f271b", ink: "#08180f" },
  antiques: { colour: "#5a8fd0", light: "#3567a6", dark: "#0d1d36", ink: "#0b1322" },
  paintings: { colour: "#cf5b4a", light: "#933a30", dark: "#300f0d", ink: "#260907" },
};

export const raidLook = (raid: string): RaidLook => RAIDS[raid]!;
export const raidPlace = (raid: string): number => Object.keys(RAIDS).indexOf(raid);

/** By slot, then raid: an icon's name. */
const PICTURES: Record<string, string[]> = {
  "0": ["folded-paper", "barefoot", "broken-pottery", "large-paint-brush"],
  "1": ["raven", "owl", "magic-lamp", "fruit-bowl"],
  "2": ["hand-of-god", "cat", "amphora", "windmill"],
  "3a": ["horse-head", "drama-masks", "gold-scarab", "big-wave"],
  "3b": ["shooner-sailboat", "lion", "crested-helmet", "sunflower"],
  "3c": ["ballerina-shoes", "prayer", "lyre", "mountaintop"],
  "4": ["hang-glider", "philosopher-bust", "egyptian-sphinx", "night-sky"],
  "5": ["portrait", "angel-outfit", "jeweled-chalice", "mona-lisa"],
};

export const picture = (raid: string, slot: string): string => PICTURES[slot]?.[raidPlace(raid)] ?? "";

/** The three cards with a face: their mark, and the two colours of the wall behind them. */
export const FACES: Record<string, { icon: string; light: string; dark: string }> = {
  boss: { icon: "fedora", light: "#6d2433", dark: "#3a1019" },
  dog: { icon: "paw-print", light: "#2f6552", dark: "#143026" },
  thief: { icon: "robber-mask", light: "#3d4d80", dark: "#1a2240" },
};
