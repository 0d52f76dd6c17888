// What lies in the bazaar: the six kinds of cards with their colours and seals, and the picture on each card.

export interface KindLook {
  /** The seal on the card. */
  icon: string;
  light: string;
  dark: string;
}

export const kindLooks: Record<string, KindLook> = {
  henchman: { icon: "spy", light: "#9c4a36", dark: "#5e2219" },
  wand: { icon: "fairy-wand", light: "#7653ad", dark: "#402a68" },
  building: { icon: "house", light: "#5a7590", dark: "#2f4257" },
  finery: { icon: "big-diamond-ring", light: "#b98a33", dark: "#6e4d14" },
  compass: { icon: "compass", light: "#3c8a85", dark: "#1d4f4c" },
  plan: { icon: "talk", light: "#6f7d3c", dark: "#3e481d" },
};

export const kindLook = (kind: string): KindLook => kindLooks[kind] ?? kindLooks.plan!;

const ART: Record<string, string> = {
  "alchemical-lab": "fizzing-flask",
  bondsman: "handcuffs",
  "coercion-coordinator": "fist",
  "corrupt-official": "pay-money",
  "disgruntled-minion": "minions",
  fence: "swap-bag",
  glamer: "mirror-mirror",
  "guy-in-a-trenchcoat": "cloak",
  "local-celebrity": "microphone",
  "nearby-safehouse": "house",
  necklace: "pearl-necklace",
  pawnbroker: "scales",
  "philosophers-stone": "crystal-growth",
  "public-relations-expert": "megaphone",
  "shadowy-hood": "hood",
  tailor: "sewing-needle",
  "anthropomorphic-water-buffalo": "buffalo-head",
  bookie: "notebook",
  brooch: "gem-pendant",
  "concealed-safehouse": "secret-door",
  "deceptive-bits-of-colored-glass": "shattered-glass",
  "easily-impressed-noble": "top-hat",
  "executive-assistant": "tie",
  "eyepatch-of-command": "eyepatch",
  "fortified-safehouse": "castle",
  "gauntlet-of-evil-intent": "gauntlet",
  "imbalanced-scales": "injustice",
  "legitimate-jeweller": "magnifying-glass",
  "lucky-animal-appendage": "rabbit",
  "menacing-monocle": "brass-eye",
  "provisioned-safehouse": "barn",
  "rumor-monger": "conversation",
  "sticky-fingered-dockhand": "hook",
  "unlabeled-potion": "potion-ball",
  "wicked-clutches": "claws",
  "big-haul": "locked-chest",
  "collecting-golem": "rock-golem",
  crown: "queen-crown",
  "exit-strategy": "exit-door",
  "fur-coat": "fur-shirt",
  "giant-belt-buckle": "belt-buckles",
  "insurance-racket": "umbrella",
  "island-estate": "island",
  "loyalty-program": "shaking-hands",
  "political-campaign": "vote",
  scepter: "winged-scepter",
  "the-heist": "dark-squad",
  "treasure-map-blue": "treasure-map",
  "treasure-map-red": "treasure-map",
  "mimetic-stew": "cauldron",
  "narrow-alleyway": "brick-wall",
  wut: "sparkles",
  "purported-curse": "cursed-star",
};

export const cardArt = (card: string): string => ART[card] ?? "card-random";
export const drawnCards: readonly string[] = Object.keys(ART);

/** The cloth of each row's awning. */
export const CLOTH: Record<string, string> = { A: "#b8452f", B: "#2d6f77", C: "#6d4a94" };

/** The signs of dice on the rug lie a little askew, each always the same way. */
export const askew = (place: number): number => ((place * 37 + 11) % 17) - 8;

const VOWEL = "[aeiouyàâéèêîôû]";
const ONSET = "(?:[bcdfgptv][lr]|[cgpst]h|qu|[bcdfghjklmnpqrstvwxzç])";
const AFTER_VOWEL = new RegExp(`(${VOWEL})(?=${ONSET}${VOWEL})`, "gi");
const AFTER_CONSONANT = new RegExp(`(${VOWEL}[bcdfghjklmnpqrstvwxz])(?=${ONSET}${VOWEL})`, "gi");
const SOFT = "\u00ad";

/** Long words may break between syllables, in a way that serves English and French names. */
export function soften(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => {
    const middle = word.slice(2, -3);
    const softened = middle.replace(AFTER_CONSONANT, `$1${SOFT}`).replace(AFTER_VOWEL, `$1${SOFT}`);
    return word.slice(0, 2) + softened + word.slice(-3);
  });
}
