// The result as the end of the game tells it: places, who was caught, and the sentences under the winner's frame.
import type { Args } from "$lib/protocol";

import type { Night } from "./night";
import { at, type ArtRobberyView } from "./view";

export interface Row {
  seat: number;
  place: number; // 1 is first; seats with the same score and alibis share a place
  raids: { points: number; dots: number }[];
  loot: number; // before what the alibis cost
  alibis: number;
  total: number;
  caught: boolean;
  fined: boolean; // two seats: lost 10 points for fewer alibis
  won: boolean;
}

export function result(view: ArtRobberyView, night: Night): Row[] {
  const rows = (view.scores ?? []).map(({ total, parts, ties }, seat): Row => {
    const raids = view.raids.map((raid, place) => ({ points: parts[raid] ?? 0, dots: night.dots[seat]?.[place] ?? 0 }));
    return {
      seat,
      place: 0,
      raids,
      loot: raids.reduce((sum, { points }) => sum + points, 0),
      alibis: ties.alibis ?? 0,
      total,
      caught: "caught" in parts,
      fined: "fewest-alibis" in parts,
      won: view.winners.includes(seat),
    };
  });
  rows.sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || b.alibis - a.alibis || a.seat - b.seat);
  rows.forEach((row, place) => {
    const above = rows[place - 1];
    row.place = above?.total === row.total && above.alibis === row.alibis ? above.place : place + 1;
  });
  return rows;
}

export interface Line {
  text: string;
  args: Args;
}

/** What decided it, in one or two sentences. */
export function lead(rows: Row[]): Line[] {
  const lines: Line[] = [];
  const winners = rows.filter(({ won }) => won);
  const caught = rows.filter((row) => row.caught);
  const fined = rows.find((row) => row.fined);
  const [winner, second] = rows;
  if (!winner) return lines;

  if (caught.length === 1) {
    const { seat, loot } = caught[0]!;
    // More loot than the winner, and nothing of it left: that is the story of the night.
    const rich = loot > winner.total;
    lines.push({ text: rich ? "end-lead-caught-rich" : "end-lead-caught", args: { seat: at(seat), loot } });
  } else if (caught.length > 1) {
    lines.push({ text: "end-lead-caught-many", args: { count: caught.length } });
  }
  if (fined) lines.push({ text: "end-lead-fine", args: { seat: at(fined.seat) } });

  if (winners.length > 1) lines.push({ text: "end-lead-shared", args: {} });
  else if (second?.caught)
    lines.push({ text: "end-lead-alone", args: { seat: at(winner.seat), points: winner.total } });
  else if (second) {
    const margin = winner.total - second.total;
    const args = { seat: at(winner.seat), second: at(second.seat), points: winner.total, margin };
    lines.push({ text: margin > 0 ? "end-lead-margin" : "end-lead-tie-break", args });
  }
  return lines;
}
