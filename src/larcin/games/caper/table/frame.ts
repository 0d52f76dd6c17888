// What the frame draws for this table: the choice that has no place on it, as a button beside the prompt.
import type { Bar } from "$lib/table";

import type { View } from "./view";

export const bar: Bar<View> = (view) =>
  view.choices.filter(({ kind }) => kind === "pass").map(({ action }) => ({ action }));

/** The phone's table shows both Masterminds itself. */
export const strip = false;
