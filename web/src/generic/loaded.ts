// What was loaded of games of other packages, by slug: their colours, and the tables they built.
import type { PaletteInfo } from "$lib/protocol";
import type { MountTable } from "$lib/table";
import { toasts } from "$lib/toasts.svelte";
import { ui } from "$lib/words.svelte";

export const palettes = new Map<string, PaletteInfo>();
export const mounts = new Map<string, MountTable>();

/** Say that a package's own table cannot be used: to the player in a sentence, to its author in the console. */
export function failed(problem: unknown): void {
  console.error("The table of this game's package failed:", problem);
  toasts.show(ui("own-table-failed"), "problem");
}
