// What may be done now, sorted by what it lights, and what each play would do, told before it is played.
import type { Args, Choice } from "$lib/protocol";

import { at, isBoss, nameParts, seatOf, type ArtRobberyView, type Token } from "./view";

/** The legal actions by the thing that is clicked for them. */
export interface Lights {
  cards: Map<string, Choice>; // by card: "3", "boss"
  tokens: Map<string, Choice>; // by token id: "antiques-3a"
  giveLoot: string | null;
  giveDog: string | null;
}

export function lights(view: ArtRobberyView): Lights {
  const lit: Lights = { cards: new Map(), tokens: new Map(), giveLoot: null, giveDog: null };
  for (const choice of view.choices) {
    if (choice.kind === "play") lit.cards.set(String(choice.args.card).replace("card-", ""), choice);
    else if (choice.kind === "give-loot") lit.giveLoot = choice.action;
    else if (choice.kind === "give-dog") lit.giveDog = choice.action;
    else lit.tokens.set(String(choice.args.token).replace("slot-", `${view.raid}-`), choice);
  }
  return lit;
}

/** The notation that would move this token, legal or not: what one asks the reason of. */
export function reach(token: Token): string {
  return token.holder === null ? `take ${token.slot}` : `steal ${token.slot} from ${token.holder}`;
}

/** A play that still leaves a choice can be taken back, so it needs no second click. */
export const leadsToChoice = (choice: Choice): boolean => String(choice.hint.effect).startsWith("choose");

/** What a play will do, as a question, a consequence and a button; `target` is the token id (or "dog") it moves. */
export interface Preview {
  ask: string;
  then: string;
  button: string;
  args: Args;
  target: string | null;
}

export function preview(view: ArtRobberyView, choice: Choice): Preview {
  const { effect, token, victim } = choice.hint;
  const target = token === undefined ? null : String(token).replace("token-", "");
  const args: Args = { ...choice.args, ...choice.hint, ...(target ? { token: shortName(target) } : {}) };
  switch (effect) {
    case "take":
      return { ask: "table-ask-take", then: consequence(view, target!), button: "table-do-take", args, target };
    case "steal": {
      const guarded = seatOf(victim) === view.dog;
      const then = guarded ? "table-then-dog-may-answer" : consequence(view, target!, "table-then-no-dog");
      return { ask: "table-ask-steal", then, button: "table-do-steal", args, target };
    }
    case "dog": {
      const ask = victim === undefined ? "table-ask-dog" : "table-ask-dog-from";
      return { ask, then: "table-then-dog", button: "table-do-dog", args, target: "dog" };
    }
    default:
      return { ask: "table-ask-nothing", then: idle(view, choice), button: "table-do-nothing", args, target: null };
  }
}

/** The work is lit, so that "the 3" is enough, whichever of the three it is. */
function shortName(token: string): string {
  const { slot } = nameParts(token);
  return slot.startsWith("3") ? "table-the-3" : `slot-${slot}`;
}

/** What follows from taking a token: the raid may end with it, and a Boss needs company. */
function consequence(view: ArtRobberyView, target: string, otherwise = "table-then-draw"): string {
  const token = view.tokens.find(({ id }) => id === target);
  const left = view.tokens.filter(({ holder }) => holder === null).length;
  if (token?.holder === null && left === 1) return "table-then-raid-ends";
  if (token && isBoss(token.slot) && view.seat !== null && !keepsBoss(view.tokens, view.seat)) {
    return "table-then-boss-needs";
  }
  return otherwise;
}

/** Why a card would do nothing. */
function idle(view: ArtRobberyView, choice: Choice): string {
  if (choice.args.card === "card-dog") return "table-then-own-dog";
  const card = String(choice.args.card).replace("card-", "");
  const exists = view.tokens.some(({ slot }) => (card === "boss" ? isBoss(slot) : slot.startsWith(card)));
  return exists ? "table-then-own-token" : "table-then-no-such-token";
}

/** With a 4 or a 5 of the raid in front of it, a seat keeps its Boss. */
export function keepsBoss(tokens: Token[], seat: number): boolean {
  return tokens.some(({ slot, holder }) => holder === seat && (slot === "4" || slot === "5"));
}

/** A seat's points and alibis as if the raid ended now; `risk`: points of a Boss that would go back to the box. */
export interface Purse {
  points: number;
  alibis: number;
  risk: number;
}

export function purse(view: ArtRobberyView, seat: number): Purse | null {
  const { points, alibis } = view.places[seat]!;
  if (points === null || alibis === null) return null;
  // Once the game is over the last raid's tokens are already in the pile.
  const front = view.over ? [] : view.tokens.filter(({ holder }) => holder === seat);
  const safe = keepsBoss(front, seat);
  const sum: Purse = { points, alibis, risk: 0 };
  for (const { slot, value, dots } of front) {
    if (isBoss(slot) && !safe) sum.risk += value;
    else sum.points += value;
    sum.alibis += dots;
  }
  return sum;
}

/** How a seat's purse would change if it held that token too: a 4 also saves the Boss it already has. */
export function gain(view: ArtRobberyView, seat: number, target: string | null): Purse | null {
  const before = purse(view, seat);
  if (!before || target === null || !view.tokens.some(({ id }) => id === target)) return null;
  const tokens = view.tokens.map((token) => (token.id === target ? { ...token, holder: seat } : token));
  const after = purse({ ...view, tokens }, seat)!;
  return {
    points: after.points - before.points,
    alibis: after.alibis - before.alibis,
    risk: after.risk - before.risk,
  };
}

/** Whose dog must answer, and about which token, while a theft waits; null when none does. */
export function theft(view: ArtRobberyView): { thief: number; victim: number; token: Token } | null {
  const token = view.tokens.find(({ id }) => id === view.wanted);
  if (token?.holder == null) return null;
  return { thief: view.turn, victim: token.holder, token };
}

/** The arguments every sentence about a token takes. */
export const about = (token: Token): Args => ({
  token: `token-${token.id}`,
  dots: token.dots,
  value: token.value,
  ...(token.holder === null ? {} : { victim: at(token.holder) }),
});
