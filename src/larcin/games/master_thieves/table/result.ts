// The result as the end of the game tells it: what the points come from, and what decided it.
import type { Args } from "$lib/protocol";
import { ranking, type Row } from "$lib/ranking";

import { at, type ThievesView } from "./view";

export const PARTS = ["diamonds", "sapphires", "rubies", "false-diamonds", "false-sapphires"] as const;
export const TIES = ["rubies", "sapphires"] as const;

export const result = (view: ThievesView): Row[] => ranking(view, PARTS, TIES);

/** What decided it, in one sentence. */
export function lead(rows: Row[]): { text: string; args: Args } | null {
  const [winner, second] = rows;
  if (!winner || !second) return null;
  const margin = winner.total - second.total;
  const args = { seat: at(winner.seat), second: at(second.seat), points: winner.total, margin };
  if (second.won) return { text: "end-lead-shared", args };
  if (margin > 0) return { text: "end-lead-margin", args };
  return { text: winner.ties[0] === second.ties[0] ? "end-lead-sapphires" : "end-lead-rubies", args };
}
