// The view this table draws (games/thiefs_market/view.py), and the few words every file here shares about it.
import type { Arg, Choice, ThiefsMarketObject, ThiefsMarketRow } from "$lib/protocol";

export type {
  ThiefsMarketObject as Thing,
  ThiefsMarketOffer as Offer,
  ThiefsMarketOwned as Owned,
  ThiefsMarketPayment as Payment,
  ThiefsMarketPlace as Place,
  ThiefsMarketRow as Row,
  ThiefsMarketView as MarketView,
} from "$lib/protocol";
export type { Say } from "$lib/table";

export const GEMS = ["red", "white", "blue", "green"] as const;
/** Every kind of object, in the order a list of them is read. */
export const KINDS = [...GEMS, "bag", "mask", "pawn"] as const;
export const ICONS = ["henchman", "wand", "building", "finery", "compass", "plan"] as const;

/** How many objects of each kind. */
export type Counts = Record<string, number>;

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;

/** "card-tailor" is the message of the card "tailor". */
export const cardOf = (arg: Arg | undefined): string => String(arg).replace(/^card-/, "");
/** "a-red" is the message of the kind "red". */
export const kindOf = (choice: Choice): string => String(choice.args.object).replace(/^a-/, "");

export function count(things: ThiefsMarketObject[]): Counts {
  const counts: Counts = {};
  for (const { kind } of things) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The objects in a seat's pile; null: those in the centre, which are not on their way back to be rolled. */
export const pileOf = (things: ThiefsMarketObject[], seat: number | null): ThiefsMarketObject[] =>
  things.filter((thing) => thing.seat === seat && !thing.back);

/** Where everybody sits, clockwise: the next seat on the left and low, then up, over the top and down on the right. */
export interface Seating {
  left: number[]; // top down
  top: number | null;
  right: number[]; // top down
}

export function seating(players: number, seat: number | null): Seating {
  const others = Array.from({ length: players }, (_, step) => ((seat ?? -1) + 1 + step) % players).filter(
    (other) => other !== seat,
  );
  const half = Math.floor(others.length / 2);
  return {
    left: others.slice(0, half).reverse(),
    top: others.length % 2 ? others[half]! : null,
    right: others.slice(others.length - half),
  };
}

/** Cards in the order of the icon they show first. */
export function byIcon<C extends { icons: string[] }>(cards: C[]): C[] {
  const rank = ({ icons }: C) => (ICONS as readonly string[]).indexOf(icons[0] ?? "");
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The message that says how a row's deck stands, and its arguments. */
export function rowSign({ deck, newest, left }: ThiefsMarketRow): [string, { left: number; next: string }] {
  const args = { left, next: deck === "A" ? "B" : "C" };
  if (!newest) return ["table-row-old", args];
  if (left > 0) return ["table-row-left", args];
  return [deck === "C" ? "table-row-last" : "table-row-empty", args];
}
