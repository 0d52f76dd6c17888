// What a hint says in figures, and who does what in the line that may follow.
import type { HintAction, HintStep } from "$lib/protocol";
import { ui } from "$lib/words.svelte";

/** What an action promises: a share of the win or, for who plays alone, points. */
export function figure(one: HintAction): string {
  return one.share === null
    ? ui("hint-points-short", { points: one.points ?? 0 })
    : ui("percent", { percent: Math.round(one.share * 100) });
}

/** How far each action's bar reaches, from 0 to 1: the share itself; alone, in proportion to the best. */
export function reaches(advice: HintAction[]): number[] {
  const most = Math.max(1, ...advice.map((one) => one.points ?? 0));
  return advice.map((one) => one.share ?? (one.points ?? 0) / most);
}

export interface HintTurn {
  seat: number;
  steps: HintStep[];
}

/** What one seat does in a row belongs together. */
export function turns(line: HintStep[]): HintTurn[] {
  const found: HintTurn[] = [];
  for (const step of line) {
    const last = found.at(-1);
    if (last?.seat === step.seat) last.steps.push(step);
    else found.push({ seat: step.seat, steps: [step] });
  }
  return found;
}
