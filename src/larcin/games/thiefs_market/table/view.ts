// The view this table draws (games/thiefs_market/view.py), and the few words every file here shares about it.
import type { Arg, ThiefsMarketChoice, ThiefsMarketObject, ThiefsMarketRow } from "$lib/protocol";

export type {
  ThiefsMarketCard as Card,
  ThiefsMarketChoice as Choice,
  ThiefsMarketFacts as MarketFacts,
  ThiefsMarketObject as Thing,
  ThiefsMarketOffer as Offer,
  ThiefsMarketOwned as Owned,
  ThiefsMarketPlace as Place,
  ThiefsMarketRow as Row,
  ThiefsMarketView as MarketView,
  ThiefsMarketWay as Way,
} from "$lib/protocol";
export type { Say } from "$lib/table";

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;

/** "card-tailor" is the message of the card "tailor". */
export const cardOf = (arg: Arg | undefined): string => String(arg).replace(/^card-/, "");
/** "a-red" is the message of the kind "red". */
export const kindOf = (choice: ThiefsMarketChoice): string => String(choice.args.object).replace(/^a-/, "");

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

/** The message that says how a row's deck stands, and its arguments. */
export function rowSign({ deck, newest, left }: ThiefsMarketRow): [string, { left: number; next: string }] {
  const args = { left, next: deck === "A" ? "B" : "C" };
  if (!newest) return ["table-row-old", args];
  if (left > 0) return ["table-row-left", args];
  return [deck === "C" ? "table-row-last" : "table-row-empty", args];
}
