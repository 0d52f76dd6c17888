// The words every file here shares about the view (games/caper/view.py).
import type { Arg, CaperCardFacts, CaperLocation, CaperSide, CaperStack, CaperSymbol, CaperView } from "$lib/protocol";
import type { Say } from "$lib/table";

export type Location = CaperLocation;
export type Side = CaperSide;
export type Stack = CaperStack;
export type Symbol = CaperSymbol;
export type Facts = CaperCardFacts;
export type { CaperView, Say };

export const MASTERMINDS = 2;
export const CREW = 3; // thieves of a side
export const GEAR = 3; // on a thief

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;
/** "card-mime" and "location-bank" without what they are. */
export const nameOf = (arg: Arg | undefined): string => String(arg ?? "").replace(/^(card|location)-/, "");

/** Whose side lies below: the reader's, a Lookout's team's; the Snitch and who watches see cream there. */
export function belowOf({ seat, mode }: Pick<CaperView, "seat" | "mode">): number {
  if (seat === null) return 0;
  if (seat < MASTERMINDS) return seat;
  return mode === "teams" ? seat - MASTERMINDS : 0;
}

/** A Lookout plays for the Mastermind two seats before. */
export const lookoutOf = (mastermind: number): number => mastermind + MASTERMINDS;

/** What a seat is at this table. */
export function roleOf(view: Pick<CaperView, "mode">, seat: number): "mastermind" | "snitch" | "lookout" {
  if (seat < MASTERMINDS) return "mastermind";
  return view.mode === "teams" ? "lookout" : "snitch";
}

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

export const thiefKey = (thief: string): string => `thief-${thief}`;
export const gearKey = (thief: string, place: number): string => `gear-${thief}-${place}`;
