// What a hint says in figures, and who does what in the line that may follow.
import type { HintAction, HintStep } from "$lib/protocol";
import type { Part } from "$lib/text";
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
  steps: { action: HintStep; times: number }[];
}

/** What one seat does in a row belongs together, and what it does again and again is said once. */
export function turns(line: HintStep[]): HintTurn[] {
  const found: HintTurn[] = [];
  for (const action of line) {
    if (found.at(-1)?.seat !== action.seat) found.push({ seat: action.seat, steps: [] });
    const { steps } = found.at(-1)!;
    const last = steps.at(-1);
    if (last?.action.action === action.action) last.times += 1;
    else steps.push({ action, times: 1 });
  }
  return found;
}

/** An action's words where they do not begin a sentence; a name that comes first keeps its capital. */
export function amid(parts: Part[]): Part[] {
  const lower = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);
  return parts.map((part, place) =>
    place === 0 && part.kind === "words" ? { ...part, text: lower(part.text) } : part,
  );
}
