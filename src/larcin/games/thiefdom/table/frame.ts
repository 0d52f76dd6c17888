// What the frame draws for this table: the choices that have no place on it, as buttons beside the prompt.
import type { Bar } from "$lib/table";

import { beside, deeds } from "./plays";
import type { NightView } from "./view";

export const bar: Bar<NightView> = (view) =>
  beside(view).map(({ action, kind }) => ({
    action,
    // Ending a turn is not the main button while an action is left.
    main: kind === "done" || (kind === "end" && (view.turn?.ap ?? 0) === 0 && deeds(view).length === 0),
  }));

/** The boards show every guild. */
export const strip = true;

/** The map shows every step; the log tells where a way led and what came of it. */
export const quiet = ["step", "jump"];
