// What may be done now, sorted by what it lights, and what each choice would do, told before it is made.
import type { Args, Choice } from "$lib/protocol";

import { jewelOf, roleOf, slotOf, type Jewel, type ThievesView } from "./view";

/** The legal actions by the thing that is clicked for them. */
export interface Lights {
  roles: Map<string, Choice>; // by role: choose it
  drawers: Map<string, Choice>; // by slot, "top N": open it
  place: Map<Jewel, Choice>; // by jewel of the white cushion, or of those still to lay in the box
  draft: Map<Jewel, Choice>; // by jewel of the red cushion
  box: Map<string, Choice>; // by notation: turn levels, flip
  alarm: Choice | null;
  secret: Choice | null;
  ruby: Choice | null; // take it
}

export const dark = (): Lights => ({
  roles: new Map(),
  drawers: new Map(),
  place: new Map(),
  draft: new Map(),
  box: new Map(),
  alarm: null,
  secret: null,
  ruby: null,
});

export function lights(view: ThievesView): Lights {
  const lit = dark();
  for (const choice of view.choices) {
    switch (choice.kind) {
      case "choose":
        lit.roles.set(roleOf(choice.args.role), choice);
        break;
      case "open":
        lit.drawers.set(choice.action.replace("open ", ""), choice);
        break;
      case "place":
        lit.place.set(jewelOf(choice.args.jewel), choice);
        break;
      case "draft":
        lit.draft.set(jewelOf(choice.args.jewel), choice);
        break;
      case "turn":
      case "flip":
        lit.box.set(choice.action, choice);
        break;
      case "alarm":
        lit.alarm = choice;
        break;
      case "secret":
        lit.secret = choice;
        break;
      case "take-ruby":
        lit.ruby = choice;
    }
  }
  return lit;
}

/** What a click on the drawer that lies open plays: a ruby in it, its secret compartment, or one more diamond. */
export function inOpen(view: ThievesView, lit: Lights): Choice | null {
  if (!view.open) return null;
  return lit.ruby ?? lit.secret ?? (view.stage === "filling" ? (lit.place.get("diamond") ?? null) : null);
}

/** The notation a drawer stands for, legal or not: what one asks the reason of. */
export const reach = (drawer: { level: string; face: string }): string => `open ${slotOf(drawer)}`;

/** The four ways to turn, as the buttons stand round the box: left of it anticlockwise, right of it clockwise. */
export const TURNS = [
  { action: "turn top counterclockwise", levels: 1, clockwise: false },
  { action: "turn two counterclockwise", levels: 2, clockwise: false },
  { action: "turn top clockwise", levels: 1, clockwise: true },
  { action: "turn two clockwise", levels: 2, clockwise: true },
] as const;

export interface Preview {
  text: string; // a message id
  args: Args;
}

/** What a choice costs and gives, where that is certain. */
export function preview(choice: Choice, stage: string): Preview | null {
  const { kind, hint } = choice;
  const args = { ...choice.args, ...hint };
  switch (kind) {
    case "open":
      return hint.effect === undefined ? null : { text: `table-hint-${hint.effect}`, args };
    case "place":
      return stage === "filling"
        ? { text: "table-hint-fill", args }
        : { text: "table-hint-place", args: { points: hint.points ?? 0, left: hint.white ?? 0 } };
    case "draft":
      return { text: "table-hint-points", args };
    case "take-ruby":
      return { text: hint.last ? "table-hint-last-ruby" : "table-hint-points", args };
    case "secret":
      return { text: hint.risk ? "table-hint-secret-risk" : "table-hint-secret", args };
    case "turn":
    case "flip":
      return { text: hint.ends ? "table-hint-ends" : "table-hint-goes-on", args };
    default:
      return null;
  }
}
