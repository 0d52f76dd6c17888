// What the frame draws for this table: the choices that have no place on it, as buttons beside the prompt.
import type { Bar, Pieces } from "$lib/table";

import type { MarketView } from "./view";

/** In this order; ending a turn is not the main button while something can still be bought. */
const BESIDE = ["take-all", "keep", "done", "end-turn"];

export const bar: Bar<MarketView> = (view) => {
  const canBuy = view.choices.some(({ kind }) => kind === "buy");
  return view.choices
    .filter(({ kind }) => BESIDE.includes(kind))
    .map(({ action, kind }) => ({
      action,
      main: kind === "done" || kind === "take-all" || (kind === "end-turn" && !canBuy),
    }));
};

/** The kinds of objects, in the order a list of them is read. */
const KINDS = ["red", "white", "blue", "green", "bag", "mask", "pawn"];
/** Events that list objects and tokens: the log draws them instead of naming them. */
const LISTS = new Set(["roll", "take", "steal", "return", "reroll", "buy", "exchange"]);

export const pieces: Pieces = ({ kind, args }) => {
  if (!LISTS.has(kind)) return [];
  const drawn = (id: string, many: unknown) => Array<string>(Number(many ?? 0)).fill(id);
  const objects = KINDS.flatMap((object) => drawn(`object-${object}`, args[object]));
  return [...objects, ...drawn("token-gold", args.gold), ...drawn("token-infamy", args.infamy)];
};

/** New cards are seen on their stall. */
export const quiet = ["deal"];

/** The mats show all seats, on the phone too. */
export const strip = false;
