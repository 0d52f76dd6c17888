// The result as the end of the game tells it: the seats in order, and the sources of their VP.
import type { NightView } from "./view";

export interface Row {
  seat: number;
  place: number;
  total: number;
  won: boolean;
  parts: Record<string, number>;
  ties: Record<string, number>;
  /** Another seat has as many VP: what breaks the tie is worth showing. */
  tied: boolean;
}

export function result(view: NightView): Row[] {
  const scores = view.scores ?? [];
  const rows = scores.map(({ total, parts, ties }, seat): Row => ({
    seat,
    place: 0,
    total,
    won: view.winners.includes(seat),
    parts,
    ties,
    tied: scores.some((other, one) => one !== seat && other.total === total),
  }));
  rows.sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won) || byTies(b, a));
  rows.forEach((row, place) => (row.place = place + 1));
  return rows;
}

/** The first tie-break that tells two apart. */
export function decider(a: Row, b: Row): string | null {
  return Object.keys(a.ties).find((tie) => a.ties[tie] !== b.ties[tie]) ?? null;
}

function byTies(a: Row, b: Row): number {
  const tie = decider(a, b);
  return tie === null ? 0 : (a.ties[tie] ?? 0) - (b.ties[tie] ?? 0);
}

/** The sources from which anybody has VP, in the order of the rules. */
export function sources(rows: Row[]): string[] {
  return Object.keys(rows[0]?.parts ?? {}).filter((part) => rows.some(({ parts }) => parts[part] !== 0));
}
