// How colours and gear look: every colour is a shape, too, so that nobody needs the colour; every gear card has an icon.

export interface ColourLook {
  fill: string;
  edge: string;
  /** Readable on both. */
  ink: string;
  /** An outline in a 12 x 12 box. */
  path: string;
}

export const COLOURS: Record<string, ColourLook> = {
  green: { fill: "#6bbf73", edge: "#3c8a46", ink: "#0b2610", path: "M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z" },
  purple: { fill: "#8d6cc2", edge: "#5d3f93", ink: "#ffffff", path: "M6 .6 11.8 11H.2Z" },
  yellow: { fill: "#f0c33c", edge: "#b98a12", ink: "#3a2a02", path: "M1.2 1.2h9.6v9.6H1.2Z" },
  red: { fill: "#d9534f", edge: "#96302d", ink: "#ffffff", path: "M6 0 12 6 6 12 0 6Z" },
  "light-blue": {
    fill: "#8fc7e8",
    edge: "#3f7fae",
    ink: "#0b2538",
    path: "M6 .4C8.6 4 10.4 5.6 10.4 7.8a4.4 4.2 0 0 1-8.8 0C1.6 5.6 3.4 4 6 .4Z",
  },
  pink: {
    fill: "#e79ab0",
    edge: "#a8475c",
    ink: "#3a0f1c",
    path: "M6 11.4C1 7.6.2 5.4.6 3.6 1.2.8 4.6.4 6 2.8 7.4.4 10.8.8 11.4 3.6 11.8 5.4 11 7.6 6 11.4Z",
  },
  "dark-green": { fill: "#2f6b4f", edge: "#173d2c", ink: "#ffffff", path: "M3.4.6h5.2L12 6 8.6 11.4H3.4L0 6Z" },
};

/** The colour and the picture of each gear card; a line of the log knows no more of it than its name. */
const GEAR: Record<string, [colour: string, icon: string]> = {
  "helping-hand": ["green", "robot-grab"],
  "suction-scalers": ["green", "plunger"],
  "grappling-gun": ["green", "grapple"],
  "blaze-shield-suit": ["green", "fire-shield"],
  briefcase: ["green", "briefcase"],
  "stealth-suit": ["green", "hood"],
  "simple-disguise": ["purple", "mustache"],
  "smoke-screen": ["purple", "smoke-bomb"],
  "incognito-tuxedo": ["purple", "bow-tie"],
  "false-documents": ["purple", "passport"],
  eavesdropper: ["purple", "human-ear"],
  blazeblaster: ["red", "ray-gun"],
  "skeleton-key": ["yellow", "skeleton-key"],
  "plasma-cutter": ["yellow", "laser-sparks"],
  "super-magnet": ["yellow", "magnet"],
  "hidden-plans": ["light-blue", "treasure-map"],
  "secret-shades": ["light-blue", "sunglasses"],
  "aqua-respirator": ["light-blue", "snorkel"],
  "utility-belt": ["pink", "belt"],
  "posto-segreto": ["pink", "secret-door"],
  "veloce-wheels": ["pink", "car-wheel"],
  "signal-jammer": ["dark-green", "radio-tower"],
  "hollow-book": ["dark-green", "secret-book"],
  laundromatic: ["dark-green", "washing-machine"],
};
export const gearIcon = (card: string): string => GEAR[card]?.[1] ?? "toolbox";
export const gearColour = (card: string): ColourLook | undefined => COLOURS[GEAR[card]?.[0] ?? ""];

export const GOODS: Record<string, string> = {
  diamond: "cut-diamond",
  painting: "mona-lisa",
  antique: "amphora",
  joker: "card-joker",
};

/** The Masterminds: cream below for who watches, mint above. */
export const SIDES = ["cream", "mint"] as const;
