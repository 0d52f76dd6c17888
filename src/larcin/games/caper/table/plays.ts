// What may be done now, sorted by what it lights, and what each choice would change, told before it is made.
import type { Args, Choice } from "$lib/protocol";

import { belowOf, nameOf, type CaperView } from "./view";

/** The legal actions by the thing that is clicked for them. */
export interface Lights {
  cards: Map<string, Choice>; // of the hand, or for a free play of the discard
  gives: Map<string, Choice>; // Snitch and Lookouts
  places: Map<string, Choice>; // locations a thief may be sent to
  thieves: Map<string, Choice>; // thieves that may take the chosen gear
  flips: Map<string, Choice>; // rival thieves whose top card may be flipped
  discard: Choice | null;
}

export const DARK: Lights = {
  cards: new Map(),
  gives: new Map(),
  places: new Map(),
  thieves: new Map(),
  flips: new Map(),
  discard: null,
};

export function lights(view: CaperView): Lights {
  const of = (kind: string, arg: string) =>
    new Map(view.choices.filter((one) => one.kind === kind).map((one) => [nameOf(one.args[arg]), one]));
  return {
    cards: of("choose", "card"),
    gives: of("give", "card"),
    places: of("to", "location"),
    thieves: of("on", "thief"),
    flips: of("flip", "thief"),
    discard: view.choices.find(({ kind }) => kind === "discard") ?? null,
  };
}

/** Choosing this card discards it at once, because it can be played nowhere: that is asked for twice. */
export const discardsAtOnce = (choice: Choice): boolean => choice.hint.effect === "discard";

/** Where a choice happens: the location it names, or the one where its thief stands. */
export function spotOf(view: CaperView, { args }: Choice): string | null {
  if (args.location !== undefined) return nameOf(args.location);
  const thief = nameOf(args.thief);
  const found = view.locations.find(({ sides }) =>
    sides.some(({ crew }) => crew.some((stack) => stack.thief.card === thief)),
  );
  return found?.id ?? null;
}

/** The choices that lie at a location. */
export function choicesAt(view: CaperView, lit: Lights, location: string): Choice[] {
  return [...lit.places.values(), ...lit.thieves.values(), ...lit.flips.values()].filter(
    (choice) => spotOf(view, choice) === location,
  );
}

/** How the caper counts of a location would change: by what is aimed at, else by the best that can be done there. */
export function ghost(view: CaperView, lit: Lights, aim: Choice | null, location: string): [number, number] {
  const here = choicesAt(view, lit, location);
  const aimed = aim && here.find(({ action }) => action === aim.action);
  if (aim && !aimed && spotOf(view, aim) !== null) return [0, 0];
  const best = here.reduce<Choice | null>(
    (a, b) => (!a || Number(b.hint.capers ?? 0) > Number(a.hint.capers ?? 0) ? b : a),
    null,
  );
  const hint = (aimed ?? best)?.hint ?? {};
  const change: [number, number] = [Number(hint.capers ?? 0), Number(hint.rival_capers ?? 0)];
  return belowOf(view) === 0 ? change : [change[1], change[0]];
}

/** One thing a preview counts. */
export interface Bit {
  what: "coin" | "caper" | "point";
  amount: number;
  rival: boolean;
}

/** What a choice changes, the reader's own first; without the points, which have a place of their own. */
export function bits(hint: Args): Bit[] {
  const one = (what: Bit["what"], name: string, rival: boolean): Bit[] => {
    const amount = Number(hint[name] ?? 0);
    return amount ? [{ what, amount, rival }] : [];
  };
  return [
    ...one("coin", "coins", false),
    ...one("caper", "capers", false),
    ...one("coin", "rival_coins", true),
    ...one("caper", "rival_capers", true),
  ];
}

/** The change of the score now: the reader's points less the rival's. */
export const swing = (hint: Args): number => Number(hint.points ?? 0) - Number(hint.rival_points ?? 0);

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
