// What may be done now, sorted by what it lights.
import { jewelOf, roleOf, slotOf, type Choice, type Jewel, type View } from "./view";

/** The legal actions by the thing that is clicked for them. */
export interface Lights {
  roles: Map<string, Choice>; // by role: choose it
  drawers: Map<string, Choice>; // by slot, "top N": open it
  place: Map<Jewel, Choice>; // by jewel of the white cushion, or of those still to lay in the box
  draft: Map<Jewel, Choice>; // by jewel of the red cushion
  box: Map<string, Choice>; // by notation: turn levels, flip
  turnable: number; // how many levels may be turned, from the top
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
  turnable: 0,
  alarm: null,
  secret: null,
  ruby: null,
});

export function lights(view: View): Lights {
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
        lit.turnable = Math.max(lit.turnable, Number(choice.args.levels));
        lit.box.set(choice.action, choice);
        break;
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
export function inOpen(view: View, lit: Lights): Choice | null {
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
