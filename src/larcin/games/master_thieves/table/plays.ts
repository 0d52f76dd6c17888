// What may be done now, by notation, and what a click on the open drawer or the box stands for.
import type { Choice, View } from "./view";

export type Lights = ReadonlyMap<string, Choice>;

export const lights = (view: View): Lights => new Map(view.choices.map((choice) => [choice.action, choice]));

/** What a click on the drawer that lies open plays: a ruby in it, its secret compartment, or one more diamond. */
export function inOpen(view: View, lit: Lights): Choice | undefined {
  if (!view.open) return undefined;
  return (
    lit.get("take ruby") ?? lit.get("open secret") ?? (view.stage === "filling" ? lit.get("place diamond") : undefined)
  );
}

/** How many levels may be turned, from the top. */
export const turnable = (lit: Lights): number =>
  Math.max(0, ...[...lit.values()].filter(({ kind }) => kind === "turn").map(({ args }) => Number(args.levels)));

/** The four ways to turn, as the buttons stand round the box: left of it anticlockwise, right of it clockwise. */
export const TURNS = [
  { action: "turn top counterclockwise", levels: 1, clockwise: false },
  { action: "turn two counterclockwise", levels: 2, clockwise: false },
  { action: "turn top clockwise", levels: 1, clockwise: true },
  { action: "turn two clockwise", levels: 2, clockwise: true },
] as const;
