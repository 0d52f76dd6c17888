// The result as the end of the game tells it: the seats in order, what decided a tie, and the sentence under the winner.
import type { Args } from "$lib/protocol";

import { at, type MarketView } from "./view";

export const PARTS = ["cards", "infamy", "henchmen", "gold"] as const;
export const TIES = ["cards", "tokens"] as const;

export interface Row {
  seat: number;
  place: number; // 1 is first; seats that nothing tells apart share a place
  parts: number[]; // in the order of PARTS
  total: number;
  ties: number[]; // in the order of TIES
  won: boolean;
  /** Another seat has as many points: what breaks a tie is worth showing. */
  tied: boolean;
}

export function result(view: MarketView): Row[] {
  const scores = view.scores ?? [];
  const rows = scores.map(({ total, parts, ties }, seat): Row => ({
    seat,
    place: 0,
    parts: PARTS.map((part) => parts[part] ?? 0),
    total,
    ties: TIES.map((tie) => ties[tie] ?? 0),
    won: view.winners.includes(seat),
    tied: scores.some((other, one) => one !== seat && other.total === total),
  }));
  const order = (a: Row, b: Row) => b.total - a.total || b.ties[0]! - a.ties[0]! || b.ties[1]! - a.ties[1]!;
  rows.sort((a, b) => order(a, b) || a.seat - b.seat);
  rows.forEach((row, place) => {
    const above = rows[place - 1];
    row.place = above && order(above, row) === 0 ? above.place : place + 1;
  });
  return rows;
}

/** What decided it, in one sentence. */
export function lead(rows: Row[]): { text: string; args: Args } | null {
  const [winner, second] = rows;
  if (!winner || !second) return null;
  const args = {
    seat: at(winner.seat),
    second: at(second.seat),
    points: winner.total,
    margin: winner.total - second.total,
  };
  if (second.won) return { text: "end-lead-shared", args };
  if (second.total < winner.total) return { text: "end-lead-margin", args };
  return { text: winner.ties[0] === second.ties[0] ? "end-lead-tokens" : "end-lead-cards", args };
}
