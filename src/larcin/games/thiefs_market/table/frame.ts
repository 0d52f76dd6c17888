// What the frame draws for this table: the choices that have no place on it, as buttons beside the prompt.
import type { Bar } from "$lib/table";

import type { MarketView } from "./view";

/** In this order; ending a turn is not the main button while something can still be bought. */
const BESIDE = ["take-all", "keep", "done", "end-turn"];

export const bar: Bar<MarketView> = (view) => {
  const canBuy = view.choices.some(({ kind }) => kind === "buy");
  return view.choices
    .filter(({ kind }) => BESIDE.includes(kind))
    .map(({ action, kind }) => ({ action, main: kind === "done" || kind === "take-all" || (kind === "end-turn" && !canBuy) }));
};

/** The mats show all seats, on the phone too. */
export const strip = false;
