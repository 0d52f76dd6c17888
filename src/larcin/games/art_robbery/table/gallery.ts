// What hangs in the gallery: the colours of the four raids and the picture on each work.

export interface RaidLook {
  colour: string;
  dark: string;
  /** Ink that reads on `colour`. */
  ink: string;
  art: Record<string, string>; // by slot, an icon's name
}

const RAIDS: Record<string, RaidLook> = {
  sketches: {
    colour: "#e2b93b",
    dark: "#2e2108",
    ink: "#2a1d05",
    art: {
      "0": "folded-paper",
      "1": "raven",
      "2": "hand-of-god",
      "3a": "horse-head",
      "3b": "shooner-sailboat",
      "3c": "ballerina-shoes",
      "4": "hang-glider",
      "5": "portrait",
    },
  },
  sculptures: {
    colour: "#5fa777",
    dark: "#0f271b",
    ink: "#08180f",
    art: {
      "0": "barefoot",
      "1": "owl",
      "2": "cat",
      "3a": "drama-masks",
      "3b": "lion",
      "3c": "prayer",
      "4": "philosopher-bust",
      "5": "angel-outfit",
    },
  },
  antiques: {
    colour: "#5a8fd0",
    dark: "#0d1d36",
    ink: "#0b1322",
    art: {
      "0": "broken-pottery",
      "1": "magic-lamp",
      "2": "amphora",
      "3a": "gold-scarab",
      "3b": "crested-helmet",
      "3c": "lyre",
      "4": "egyptian-sphinx",
      "5": "jeweled-chalice",
    },
  },
  paintings: {
    colour: "#cf5b4a",
    dark: "#300f0d",
    ink: "#260907",
    art: {
      "0": "large-paint-brush",
      "1": "fruit-bowl",
      "2": "windmill",
      "3a": "big-wave",
      "3b": "sunflower",
      "3c": "mountaintop",
      "4": "night-sky",
      "5": "mona-lisa",
    },
  },
};

export const raidLook = (raid: string): RaidLook => RAIDS[raid]!;

/** The three cards with a face: their mark, and the two colours of the wall behind them. */
export const FACES: Record<string, { icon: string; light: string; dark: string }> = {
  boss: { icon: "fedora", light: "#6d2433", dark: "#3a1019" },
  dog: { icon: "paw-print", light: "#2f6552", dark: "#143026" },
  thief: { icon: "robber-mask", light: "#3d4d80", dark: "#1a2240" },
};
