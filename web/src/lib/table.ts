// What the frame and a game's table/ folder promise each other. A game's files import $lib and their own folder only.
//
// table/Table.svelte    required, TableProps   draws the game from the view and nothing else
// table/Poster.svelte   required, no props     the picture on the home page, viewBox 0 0 240 340, no words in it
// table/Track.svelte    optional, TrackProps   the raids or rounds, in the bar on top
// table/Counts.svelte   optional, CountsProps  what all may count in front of a seat, in the rail
// table/Piece.svelte    optional, PieceProps   a component drawn inside a line of the log
// table/End.svelte      optional, EndProps     the end of the game; without it, a table of scores
// table/frame.ts        optional: `export const bar: Bar<V>`, the choices that have no place on the table, as buttons;
//                       `export const pieces: Pieces`, what a line of the log draws after its words (Piece.svelte);
//                       `export const strip = false`, if the phone's table shows all seats itself;
//                       `export const quiet = [...]`, the kinds of events that need no line in the log
//
// What the tables have in common is in $lib/kit: IconButton, Track, Shown, ShownList, SeatHead, Winners; the end is
// $lib/CourseEnd. A package outside this repository brings a built module instead (MountTable, docs/own-table.md); where
// there is neither, the house's own table (src/generic) draws the view's zones.
//
// The table's box is a size container: 100cqw by 100cqh is the room there is. It scrolls if the table is taller. On a
// phone (`compact`) the prompt lies under the table, so a hand belongs at the table's lower edge.
// Light means "you may": a legal target is a real <button class="lit" data-action="...">, the chosen one has the class
// "chosen"; both are drawn by app.css with --brass, and a table may refine them.
// Where a line of the log needs fewer words than are read aloud, they are the message `log-<kind>` of the event.
// Where seats differ in a mode, `seat-<mode>-<seat>` says what a seat is before the game begins.
// A second line under the prompt is the message `<prompt id>-more`, if the game has one. A choice in the bar is called
// `bar-<kind>` on a phone, if the game has such a message, since `action-<kind>` may be long.
import type { Course, Facts, TableInfo, Told, View } from "./protocol";
import type { Args } from "./text";

export type { Choice, ScoreLine, Sentence, TableInfo, Told, View } from "./protocol";
export type { Arg, Args } from "./text";

/** Renders a message of the game (or the house, or the interface) in the current language. Reactive. */
export type Say = (text: string, args?: Args) => string;

export interface TableProps<V extends View = View, F extends Facts = Facts> {
  view: V;
  /** What never changes in this game. */
  facts: F;
  /** The players' names, by seat. */
  names: string[];
  /** Play an action by its notation. */
  act: (action: string) => void;
  /** Ask why an action is not legal now; the frame shows the answer. */
  why: (action: string) => void;
  say: Say;
  /** What happened since the previous view, for animation; empty after a reconnect, an undo or a jump. */
  news: Told[];
  /** An action is on its way to the server: light nothing up. */
  pending: boolean;
  /** Milliseconds for one animation; 0: none. */
  speed: number;
  /** The phone's layout. */
  compact: boolean;
  table: TableInfo;
}

/** What a package's own table exports as `mount` from static/table.js: it draws into the element, free of frameworks. */
export type MountTable = (target: HTMLElement, props: TableProps) => MountedTable;

export interface MountedTable {
  /** Something has changed: a view has come, an action is on its way, another language. */
  update(props: TableProps): void;
  destroy(): void;
}

export interface TrackProps<V extends View = View, F extends Facts = Facts> {
  view: V;
  facts: F;
  say: Say;
  compact: boolean;
}

export interface CountsProps<V extends View = View> {
  view: V;
  seat: number;
  say: Say;
}

export interface PieceProps {
  /** The component's message id, such as "card-boss". */
  id: string;
  /** The arguments of the event that names it. */
  args: Args;
  /** Its name in the reader's language. */
  label: string;
}

export interface EndProps<V extends View = View, C extends Course = Course, F extends Facts = Facts> {
  view: V;
  facts: F;
  /** How the game went: scores after each moment, stretches, turning points, the ranking. */
  course: C;
  names: string[];
  /** Everything that happened, as this seat was told it. */
  history: Told[];
  say: Say;
  compact: boolean;
  rematch(): void;
  replay(): void;
  share(): void;
  home(): void;
}

/** A choice shown as a button beside the prompt; its text is `action-<kind>`. The main one is solid brass. */
export interface BarButton {
  action: string;
  main?: boolean;
}

/** The message ids of the components that an event lists, in order. */
export type Pieces = (told: Told) => string[];

export type Bar<V extends View = View> = (view: V) => BarButton[];
