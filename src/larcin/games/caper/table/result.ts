// The result in one sentence: what decided it.
import type { Args } from "$lib/protocol";
import type { Row } from "$lib/ranking";

import { at, MASTERMINDS, type CaperView } from "./view";

export const TIES = ["coins", "cream"] as const;

/** The seats that the table of scores lists: a Lookout scores what the Mastermind does. */
export const listed = (
  { mode }: Pick<CaperView, "mode">,
  rows: Row[],
): Row[] =>
  mode === "teams" ? rows.filter(({ seat }) => seat < MASTERMINDS) : rows;

/** Where the points come from, in this mode. */
export function partsOf(view: CaperView): string[] {
  return [
    ...new Set((view.scores ?? []).flatMap(({ parts }) => Object.keys(parts))),
  ];
}

export function lead(
  view: CaperView,
  rows: Row[],
): { text: string; args: Args } | null {
  const masterminds = rows.filter(({ seat }) => seat < MASTERMINDS);
  const [winner, second] = masterminds;
  const snitch = rows.find(({ seat }) => seat === MASTERMINDS);
  if (!winner || !second) return null;
  if (view.mode === "snitch" && snitch) {
    const args = { seat: at(MASTERMINDS), points: snitch.total };
    return {
      text: snitch.won ? "end-lead-snitch" : "end-lead-no-snitch",
      args,
    };
  }
  const margin = winner.total - second.total;
  const args = {
    seat: at(winner.seat),
    second: at(second.seat),
    points: winner.total,
    margin,
  };
  if (margin > 0) return { text: "end-lead-margin", args };
  return {
    text:
      winner.ties[0] === second.ties[0] ? "end-lead-cream" : "end-lead-coins",
    args,
  };
}
