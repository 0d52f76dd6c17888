// What the frame draws for this table: the choices that have no place on it, as buttons beside the prompt.
import type { Bar, Pieces } from "$lib/table";

import { JEWELS, type View } from "./view";

const BESIDE = ["take-ruby", "leave-ruby", "secret", "done"];
const FIRST = ["place", "alarm", "secret"];

/** Leaving the box is not the main button while the role can still do something. */
export const bar: Bar<View> = (view) => {
  const more = view.choices.some(({ kind }) => FIRST.includes(kind));
  return view.choices
    .filter(({ kind }) => BESIDE.includes(kind))
    .map(({ action, kind }) => ({ action, main: kind === "take-ruby" || (kind === "done" && !more) }));
};

/** Events that list jewels: the log draws them after its words. */
const LISTS = new Set(["find", "fall", "fall-own-alarm", "fall-alarm", "smuggle", "take", "share", "red-stays"]);

export const pieces: Pieces = ({ kind, args }) => {
  if (!LISTS.has(kind)) return kind === "ruby" ? ["jewel-ruby"] : [];
  return JEWELS.flatMap((jewel) => Array<string>(Number(args[`${jewel}s`] ?? 0)).fill(`jewel-${jewel}`));
};
