// How things of the night look: roofs by kind, signs of locations, goods, cards and thieves. Colours are the game's own.

export interface RoofLook {
  colour: string;
  icon: string;
}

const ROOFS: Record<string, RoofLook> = {
  tower: { colour: "#5d6d8c", icon: "tower-flag" },
  garden: { colour: "#3c6a44", icon: "fruit-tree" },
  forge: { colour: "#8a3a4c", icon: "anvil" },
  stable: { colour: "#a58444", icon: "horse-head" },
  church: { colour: "#8583ad", icon: "church" },
  market: { colour: "#d9752f", icon: "shop" },
  dealer: { colour: "#d9752f", icon: "swap-bag" },
  dungeon: { colour: "#d9752f", icon: "dungeon-gate" },
  tavern: { colour: "#d9752f", icon: "beer-stein" },
  smuggler: { colour: "#d9752f", icon: "wooden-crate" },
  villa: { colour: "#d9752f", icon: "greek-temple" },
};

export const roofLook = (kind: string): RoofLook => ROOFS[kind] ?? { colour: "#555", icon: "person" };

const GOODS: Record<string, { icon: string; colour: string }> = {
  gold: { icon: "two-coins", colour: "#f0c33c" },
  badge: { icon: "police-badge", colour: "#cfd8e6" },
  gem: { icon: "cut-diamond", colour: "#7fd1f0" },
  liquor: { icon: "brandy-bottle", colour: "#e0913f" },
  wine: { icon: "wine-bottle", colour: "#e2748f" },
};

export function goodLook(good: string): { icon: string; colour: string } {
  return GOODS[good] ?? { icon: "mona-lisa", colour: "#f4ead5" };
}

const TOOLS: Record<string, string> = {
  "climbing-tools": "mountain-climbing",
  crossbow: "crossbow",
  cudgel: "wood-club",
  "fishing-rod": "fishing-pole",
  "grappling-hook": "grapple",
  sack: "knapsack",
  pigeon: "dove",
  "lock-pick": "lockpicks",
  shoes: "boots",
  "smoke-bomb": "smoke-bomb",
  "thimble-ring": "ring",
  "throwing-stars": "shuriken",
};

export const toolIcon = (tool: string): string => TOOLS[tool] ?? "swap-bag";

const THIEVES: Record<string, string> = {
  cane: "plain-dagger",
  feather: "feather",
  satchel: "knapsack",
  patrol: "visored-helm",
};

export const whoIcon = (who: string): string => THIEVES[who] ?? "hood";

const FOLK: Record<string, string> = { guard: "visored-helm", noble: "queen-crown", carriage: "old-wagon" };

export const folkIcon = (kind: string): string => FOLK[kind] ?? "person";

/** A colour toward another. */
export function mix(one: string, other: string, part: number): string {
  const channel = (at: number) => {
    const a = parseInt(one.slice(at, at + 2), 16);
    const b = parseInt(other.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const isClient = (id: string): boolean => id.startsWith("client-");

/** The face of a client, always the same for the same name. */
const FACES = [
  "cowled",
  "bandana",
  "pirate-captain",
  "woman-elf-face",
  "monk-face",
  "dwarf-face",
  "nun-face",
  "bandit",
];

export function cardIcon(id: string): string {
  if (id.startsWith("equipment-")) return toolIcon(id.slice("equipment-".length));
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return FACES[sum % FACES.length]!;
}

/** The picture on the button of a choice, by what it is about. */
const DEEDS: Record<string, string> = {
  activate: "open-treasure-chest",
  fill: "swap-bag",
  guests: "beer-stein",
  brawl: "punch",
  "burn-poster": "wanted-reward",
  "drop-poster": "wanted-reward",
  "deliver-artwork": "mona-lisa",
  "use-crossbow": "crossbow",
  "use-fishing-rod": "fishing-pole",
  "use-grappling-hook": "grapple",
  "use-pigeon": "dove",
  "use-smoke-bomb": "smoke-bomb",
  "use-throwing-stars": "shuriken",
  club: "wood-club",
  walk: "footsteps",
};

export const deedIcon = (kind: string): string => DEEDS[kind] ?? "cowled";
