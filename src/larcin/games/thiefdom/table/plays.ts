// What may be done now, sorted by where it is clicked: on the map, in the plan, on a card, or on a button.
import type { Args } from "$lib/protocol";

import { acting, cell, isCell, placeOf, type Choice, type CityData, type NightView } from "./view";

/** A place that is lit on the map: one click plays `action`, and `then` one after the other. */
export interface Spot {
  place: string;
  action: string;
  then: string[];
  points: number;
  seen: boolean;
  vp: number;
  /** Is this a legal action itself, or a way of several? */
  direct: boolean;
  /** The places on the way, this one last. */
  places: string[];
  /** What pressing it is called. */
  label: string;
  args: Args;
}

const ON_MAP = new Set(["step", "enter", "teleport", "hideout"]);

/** The places that are lit: legal steps, and what lies farther within the move. */
export function spots(view: NightView): Spot[] {
  const found = new Map<string, Spot>();
  for (const choice of view.choices) {
    const place = choice.path?.at(-1) ?? (ON_MAP.has(choice.kind) ? placeOf(choice.args.place) : "");
    // Two ways round a block may end on one lantern: the panel offers both.
    if (!place || found.has(place)) continue;
    found.set(place, {
      place,
      action: choice.action,
      then: [],
      points: choice.points ?? 0,
      seen: choice.seen_by !== undefined,
      vp: choice.vp ?? 0,
      direct: true,
      places: choice.path ?? [place],
      label: `action-${choice.kind}`,
      args: choice.args,
    });
  }
  for (const { way, points, seen_by, vp } of view.reach) {
    const place = way.at(-1)!;
    const [action, ...then] = way.map((one) => `step ${one}`);
    if (!action || found.has(place)) continue;
    found.set(place, {
      place,
      action,
      then,
      points,
      seen: seen_by !== undefined,
      vp: vp ?? 0,
      direct: false,
      places: way,
      label: "table-go",
      args: {},
    });
  }
  return [...found.values()];
}

const BESIDE = new Set(["done", "end", "stamina", "decline", "surrender"]);
const PLANS = new Set(["plan", "plan-alone"]);

/** Goods can be thrown away at any moment, but that is seldom wise: unless it must be, it is folded away. */
const isWaste = (view: NightView, { kind }: Choice): boolean => kind === "discard" && view.stage !== "overflow";

export const waste = (view: NightView): Choice[] => view.choices.filter((choice) => isWaste(view, choice));

/** The choices that are cards or buttons of the panel: all but the map's, the plan's and those beside the prompt. The
 * ways of a walk are told there too, for they are few and hard to see on the map. */
export function deeds(view: NightView): Choice[] {
  return view.choices.filter(
    (choice) =>
      !ON_MAP.has(choice.kind) && !PLANS.has(choice.kind) && !BESIDE.has(choice.kind) && !isWaste(view, choice),
  );
}

export const beside = (view: NightView): Choice[] => view.choices.filter(({ kind }) => BESIDE.has(kind));

/** The orders that can be planned, each as its words: ["satchel", "patrol", ...]. */
export function orders(view: NightView): string[][] {
  return view.choices.filter(({ kind }) => PLANS.has(kind)).map(({ action }) => action.split(" ").slice(1));
}

/** What may come next in a plan that begins like this; chaotic orders are all offered too. */
export function nextInPlan(all: readonly string[][], begun: readonly string[]): string[] {
  const fitting = all.filter((order) => begun.every((word, place) => order[place] === word));
  return [...new Set(fitting.map((order) => order[begun.length]).filter((word) => word !== undefined))];
}

const ARROWS: Record<string, { way: string; column: number; row: number }> = {
  ArrowUp: { way: "north", column: 0, row: -1 },
  ArrowRight: { way: "east", column: 1, row: 0 },
  ArrowDown: { way: "south", column: 0, row: 1 },
  ArrowLeft: { way: "west", column: -1, row: 0 },
};

/** What an arrow key plays: a walk that way, or the step to the space or building on that side. */
export function toward(view: NightView, city: CityData, key: string): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const walk = view.choices.find(({ action }) => action === `walk ${arrow.way}`);
  if (walk) return walk.action;
  const here = acting(view);
  if (!here || !isCell(here)) return null;
  const { column, row } = cell(here);
  const name = `${String.fromCharCode(97 + column + arrow.column)}${row + arrow.row}`;
  const place = city.buildings.find(({ cells }) => cells.includes(name))?.id ?? name;
  return view.choices.find(({ action }) => action === `step ${place}`)?.action ?? null;
}
