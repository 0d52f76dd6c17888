// Finds what each game brings for the browser: its texts, its poster, and the parts of its table. This client was built
// with the games of the house; what it needs of a game of another package, it asks the server for.
import type { Component } from "svelte";

import * as api from "./api";
import type { Bar, CountsProps, EndProps, PieceProps, Pieces, TableProps, TrackProps } from "./table";
import type { Language } from "./text";
import { Speaker } from "./words.svelte";

/** A game's table, loaded. */
export interface GameTable {
  slug: string;
  speaker: Speaker;
  Table: Component<TableProps>;
  Track?: Component<TrackProps>;
  Counts?: Component<CountsProps>;
  Piece?: Component<PieceProps>;
  End?: Component<EndProps>;
  bar?: Bar;
  pieces?: Pieces;
  /** The kinds of events that are not worth a line in the log. */
  quiet: readonly string[];
  /** Does the phone need the strip of seats? */
  strip: boolean;
}

interface Module {
  default: unknown;
}

const parts = import.meta.glob<Module>("$games/*/table/{Table,Track,Counts,Piece,End}.svelte");
const wishes = import.meta.glob<{ bar?: Bar; pieces?: Pieces; quiet?: readonly string[]; strip?: boolean }>(
  "$games/*/table/frame.ts",
);
const texts = import.meta.glob<string>("$games/*/text/*.ftl", { query: "?raw", import: "default" });
const posters = import.meta.glob<{ default: Component }>("$games/*/table/Poster.svelte", { eager: true });

const speakers = new Map<string, Promise<Speaker>>();
const tables = new Map<string, Promise<GameTable>>();

/** The sentences of a game. */
export function gameSpeaker(slug: string): Promise<Speaker> {
  return remembered(speakers, slug, async () => {
    const read = async (language: Language) => {
      const built = texts[find(texts, slug, `text/${language}.ftl`) ?? ""];
      return built ? built() : fetched(slug, language);
    };
    const [en, fr] = await Promise.all([read("en"), read("fr")]);
    return new Speaker({ en, fr });
  });
}

/** What the server has of a game's words; nothing if it does not know the game. */
async function fetched(slug: string, language: Language): Promise<string> {
  try {
    return await api.words(slug, language);
  } catch (problem) {
    if (problem instanceof api.Refusal && problem.status === 404) return "";
    throw problem;
  }
}

/** The table of a game: the one this client was built with, the one its package built, or the house's own. */
export function gameTable(slug: string): Promise<GameTable> {
  return remembered(tables, slug, async () => {
    if (find(parts, slug, "table/Table.svelte") === undefined) {
      const { strangersTable } = await import("../generic/stranger");
      return strangersTable(slug, await gameSpeaker(slug));
    }
    const load = async (name: string) => (await parts[find(parts, slug, `table/${name}.svelte`) ?? ""]?.())?.default;
    const [speaker, Table, Track, Counts, Piece, End, wish] = await Promise.all([
      gameSpeaker(slug),
      load("Table"),
      load("Track"),
      load("Counts"),
      load("Piece"),
      load("End"),
      wishes[find(wishes, slug, "table/frame.ts") ?? ""]?.(),
    ]);
    // A file name says which props a component takes (table.ts); the compiler cannot know that of a glob.
    const frame = { bar: wish?.bar, pieces: wish?.pieces, quiet: wish?.quiet ?? [], strip: wish?.strip ?? true };
    return { slug, speaker, Table, Track, Counts, Piece, End, ...frame } as GameTable;
  });
}

/** The picture of a game that this client was built with. */
export function poster(slug: string): Component | undefined {
  return posters[find(posters, slug, "table/Poster.svelte") ?? ""]?.default;
}

/** A slug's hyphens are underscores in the name of its folder. */
function find(files: Record<string, unknown>, slug: string, rest: string): string | undefined {
  const end = `/games/${slug.replaceAll("-", "_")}/${rest}`;
  return Object.keys(files).find((path) => path.endsWith(end));
}

function remembered<T>(known: Map<string, Promise<T>>, slug: string, make: () => Promise<T>): Promise<T> {
  let promise = known.get(slug);
  if (!promise) {
    promise = make();
    // A failed load (the network was away) must not be remembered.
    promise.catch(() => known.delete(slug));
    known.set(slug, promise);
  }
  return promise;
}
