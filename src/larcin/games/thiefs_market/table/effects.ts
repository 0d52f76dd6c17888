// What every card does, in pictograms. A line is a row of signs, " ; " begins another row.
//
// 1x           once a round              +1 -1        that many more, or fewer
// red ... mask a die with that face      gold infamy  a token
// >            becomes, or gives         :            whenever
// a/b/c        one of these, as you like buy          a purchase
// *3           so many points            pawn pile any stolen die card ...  see Effect.svelte

const turn = (from: string, into: string) => `1x ${from} > ${into}`;
const spend = (die: string) => `1x ${die} > infamy`;
const shop = (die: string) => `pile ${die} : +1 buy`;
const watch = (die: string) => `buy ${die} : +1 infamy`;
const safehouse = (alone: number, more: number) => `building *${alone} ; building building *${more}`;

const EFFECTS: Record<string, string> = {
  "alchemical-lab": turn("red", "white/blue/green"),
  bondsman: turn("red", "bag"),
  "coercion-coordinator": spend("blue"),
  "corrupt-official": shop("white"),
  "disgruntled-minion": shop("red"),
  fence: turn("white", "bag"),
  glamer: turn("blue", "red/white/green"),
  "guy-in-a-trenchcoat": shop("blue"),
  "local-celebrity": spend("white"),
  "nearby-safehouse": safehouse(1, 2),
  necklace: "*2",
  pawnbroker: turn("green", "bag"),
  "philosophers-stone": turn("green", "red/white/blue"),
  "public-relations-expert": spend("green"),
  "shadowy-hood": "*2",
  tailor: spend("red"),
  "anthropomorphic-water-buffalo": watch("red"),
  bookie: turn("blue", "bag"),
  brooch: "*3",
  "concealed-safehouse": safehouse(2, 4),
  "deceptive-bits-of-colored-glass": turn("white", "red/blue/green"),
  "easily-impressed-noble": watch("white"),
  "executive-assistant": shop("green"),
  "eyepatch-of-command": "pile pawn : +1 infamy",
  "fortified-safehouse": safehouse(2, 4),
  "gauntlet-of-evil-intent": "1x mask > gold",
  "imbalanced-scales": "bag : +1 gold",
  "legitimate-jeweller": turn("bag", "red/white/blue/green"),
  "lucky-animal-appendage": "stolen : kept ; 1x die roll",
  "menacing-monocle": "*3",
  "provisioned-safehouse": safehouse(2, 4),
  "rumor-monger": watch("green"),
  "sticky-fingered-dockhand": watch("blue"),
  "unlabeled-potion": "gone : +1 card",
  "wicked-clutches": "stolen : +1 infamy",
  "big-haul": "pile any : +1 infamy",
  "collecting-golem": "wand wand : *3",
  crown: "*6",
  "exit-strategy": "gold > infamy infamy",
  "fur-coat": "*4",
  "giant-belt-buckle": "*4",
  "insurance-racket": "+1 buy ; buy : -1 any",
  "island-estate": "mask : +1 infamy",
  "loyalty-program": "card : *1",
  "political-campaign": "infamy infamy : *1",
  scepter: "*6",
  "the-heist": "pile any : +1 infamy",
  "treasure-map-blue": "*7 ; others compass : *5",
  "treasure-map-red": "*7 ; others compass : *5",
  "mimetic-stew": "others card > copy",
  "narrow-alleyway": "others pile 5+ : +2 infamy",
  wut: "henchman wand building ; finery compass plan",
  "purported-curse": "others wand : *1",
};

/** A card's rows of signs; a sign that leaves a choice is a list of signs. */
export function effect(card: string): string[][][] {
  const written = EFFECTS[card];
  if (!written) return [];
  return written.split(" ; ").map((row) => row.split(" ").map((sign) => sign.split("/")));
}

/** The notation that uses a card's power (in the first of its ways), legal or not: what one asks the reason of. */
export function useOf(card: string): string | null {
  const row = effect(card).find((signs) => signs.some(([sign]) => sign === ">"));
  const into = row?.at(-1)?.[0];
  if (!row || into === "copy") return null;
  return into === "infamy" || into === "gold" ? `use ${card}` : `use ${card} for ${into}`;
}
