// The result as the end of the game tells it: the seats in order, what decided a tie, and the sentence under the winner.
import type { Args } from "$lib/protocol";
import { ranking, type Row } from "$lib/ranking";

import { at, type MarketView } from "./view";

export const PARTS = ["cards", "infamy", "henchmen", "gold"] as const;
export const TIES = ["cards", "tokens"] as const;

export const result = (view: MarketView): Row[] => ranking(view, PARTS, TIES);

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
  return {
    text: winner.ties[0] === second.ties[0] ? "end-lead-tokens" : "end-lead-cards",
    args,
  };
}
