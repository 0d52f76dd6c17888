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
  commitment: string | null;
  created: string;
  next: string | null;
  to_act: number[];
}
