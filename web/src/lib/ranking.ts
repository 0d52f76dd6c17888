// A result as the end of a game tells it: the seats in order, with what their points come from and what broke a tie.
import type { ScoreLine } from "./protocol";

export interface Row {
  seat: number;
  place: number; // 1 is first; seats that nothing tells apart share a place
  parts: number[];
  total: number;
  ties: number[];
  won: boolean;
  /** Another seat has as many points, and something breaks the tie: that is worth showing. */
  tied: boolean;
}

/**
 * The seats from first to last; `parts` and `ties` are named as in the scores, ties in the order they are asked. Where
 * partners score the same, `seats` says who is ranked for them all.
 */
export function ranking(
  { scores, winners }: { scores: ScoreLine[] | null; winners: number[] },
  parts: readonly string[],
  ties: readonly string[],
  seats: readonly number[] = (scores ?? []).map((_, seat) => seat),
): Row[] {
  const lines = seats.flatMap((seat) => (scores?.[seat] ? [{ seat, line: scores[seat] }] : []));
  const rows = lines.map(({ seat, line }): Row => ({
    seat,
    place: 0,
    parts: parts.map((part) => line.parts[part] ?? 0),
    total: line.total,
    ties: ties.map((tie) => line.ties[tie] ?? 0),
    won: winners.includes(seat),
    tied: ties.length > 0 && lines.some((other) => other.seat !== seat && other.line.total === line.total),
  }));
  rows.sort((a, b) => order(a, b) || a.seat - b.seat);
  rows.forEach((row, place) => {
    const above = rows[place - 1];
    row.place = above && order(above, row) === 0 ? above.place : place + 1;
  });
  return rows;
}

/** What the scores do not tell apart, a rule may have: who has won comes first. */
function order(a: Row, b: Row): number {
  const ties = a.ties.map((mine, place) => b.ties[place]! - mine);
  return b.total - a.total || (ties.find((difference) => difference !== 0) ?? Number(b.won) - Number(a.won));
}
