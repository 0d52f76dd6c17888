// The table of a game that this client was not built with: the module its package brings, or the house's own table.
import * as api from "$lib/api";
import type { GameTable } from "$lib/games";
import type { MountTable } from "$lib/table";
import type { Speaker } from "$lib/words.svelte";

import Chip from "./Chip.svelte";
import { failed, mounts, palettes } from "./loaded";
import OwnTable from "./OwnTable.svelte";
import Table from "./Table.svelte";

export async function strangersTable(slug: string, speaker: Speaker): Promise<GameTable> {
  const info = (await api.games()).find((game) => game.slug === slug);
  if (info) palettes.set(slug, info.palette);
  const mount = info?.table ? await load(info.table) : null;
  if (mount) mounts.set(slug, mount);
  return { slug, speaker, Table: mount ? OwnTable : Table, Piece: Chip, quiet: [], strip: mount !== null };
}

/** The module at that address; without one that can be used, a notice says that the house's table takes its place. */
async function load(address: string): Promise<MountTable | null> {
  try {
    const module = (await import(/* @vite-ignore */ address)) as { mount?: unknown };
    if (typeof module.mount !== "function") throw new Error(`${address} exports no function called mount`);
    return module.mount as MountTable;
  } catch (problem) {
    failed(problem);
    return null;
  }
}
