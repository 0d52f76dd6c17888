// Written by `python -m larcin.server.typescript` from the server's own types. Do not edit.

export type Arg = number | string;
export type Args = Record<string, Arg>;

export interface Sentence {
  text: string;
  args: Args;
}

export interface Choice {
  action: string;
  kind: string;
  args: Args;
  hint: Args;
}

export interface ScoreLine {
  total: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
}

export interface Told {
  kind: string;
  args: Args;
}

export interface View {
  game: string;
  mode: string;
  options: Record<string, string>;
  players: number;
  seat: number | null;
  to_act: number[];
  prompt: Sentence;
  choices: Choice[];
  over: boolean;
  scores: ScoreLine[] | null;
  winners: number[];
}

export interface ModeInfo {
  name: string;
  seats: number[];
}

export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
}

export interface GameInfo {
  slug: string;
  title: Record<string, string>;
  tagline: Record<string, string>;
  minutes: number;
  shelf: number;
  modes: ModeInfo[];
  options: OptionInfo[];
  bots: string[];
}

export interface Me {
  id: string;
  name: string;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  mode: string;
  options: Record<string, string>;
  players: number;
  status: "open" | "playing" | "over";
  public: boolean;
  host: boolean;
  name: string;
  seats: SeatInfo[];
  commitment: string;
  created: string;
  next: string | null;
  to_act: number[];
}

export interface Rules {
  markdown: string;
}

export interface Frame {
  version: number;
  seat: number | null;
  action: string | null;
  view: View;
  events: Told[];
}

export interface Replay {
  frames: Frame[];
}

export interface Problem {
  error: Sentence;
  message: string;
}

export interface SeatWish {
  kind: "me" | "open" | "bot" | "guest";
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  players?: number | null;
  mode?: string | null;
  options?: Record<string, string>;
  seats?: SeatWish[];
  public?: boolean;
  start?: boolean;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface ViewMessage {
  type: "view";
  version: number;
  view: View;
  events: Told[];
  fresh: boolean;
  undo: boolean;
}

export interface RefusedMessage {
  type: "refused";
  id: string | null;
  reason: Sentence;
}

export interface DoneMessage {
  type: "done";
  id: string;
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}

export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
  fresh: boolean;
}

export interface WhyMessage {
  type: "why";
  id: string;
  reason: Sentence | null;
}

export type FromServer = ViewMessage | RefusedMessage | DoneMessage | TableMessage | ChatMessage | WhyMessage;

export interface Act {
  type: "act";
  id: string;
  version: number;
  action: string;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

export interface Why {
  type: "why";
  id: string;
  action: string;
}

export type ToServer = Act | Undo | Say | Why;
