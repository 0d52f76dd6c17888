// The words every file here shares about the view (games/caper/view.py) and the facts (facts.py).
import type { Arg, CaperFacts, CaperView } from "$lib/protocol";
import type { Say } from "$lib/table";

export type {
  CaperCardFacts as CardFacts,
  CaperChoice as Choice,
  CaperFacts as Facts,
  CaperLocation as Location,
  CaperSide as Side,
  CaperStack as Stack,
  CaperSymbol as Symbol,
  CaperView as View,
} from "$lib/protocol";
export type { Say };

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;
/** "card-mime" and "location-bank" without what they are. */
export const nameOf = (arg: Arg | undefined): string => String(arg ?? "").replace(/^(card|location)-/, "");

/** The seat of a Mastermind's Lookout; none but in teams. */
export function lookoutOf({ seats }: Pick<CaperFacts, "seats">, mastermind: number): number | undefined {
  const found = seats.findIndex((seat) => seat.role === "lookout" && seat.mastermind === mastermind);
  return found < 0 ? undefined : found;
}

/** Every thief with their gear, wherever they are. */
export const stacksOf = ({ locations }: Pick<CaperView, "locations">) =>
  locations.flatMap(({ sides }) => sides.flatMap(({ crew }) => crew));

/** What the box's name of a card or location ("card-royal") means to the reader; nothing where it is plain anyway. */
export function translated(say: Say, id: string): string {
  const meaning = say(`translation-${id}`);
  return meaning === say(id) ? "" : meaning;
}

/** The box's name with its translation behind it, for a label that is read aloud. */
export function fullName(say: Say, id: string): string {
  const meaning = translated(say, id);
  return meaning ? `${say(id)} (${meaning})` : say(id);
}

/** A name without its article: the portrait says that it is a person. */
export const short = (name: string): string => name.replace(/^The /, "").replace(/^./, (c) => c.toUpperCase());

/** Cards of a hand with a key for each: copies of one card are told apart by their order. */
export function keyed(cards: string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `hand-${card}-${copy}`, card };
  });
}

/** A hand as far as it is known: null for each card that is not. */
export const handOf = ({ cards, known }: { cards: number; known: string[] }): (string | null)[] => [
  ...known,
  ...Array<null>(Math.max(0, cards - known.length)).fill(null),
];

export const thiefKey = (thief: string): string => `thief-${thief}`;
export const gearKey = (thief: string, place: number): string => `gear-${thief}-${place}`;
