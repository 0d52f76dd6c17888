// Small positions for the tests of this folder.
import type { CaperChoice, Told } from "$lib/protocol";

import type { Location, Stack, Symbol, View } from "./view";

export const symbol = (gives: string, per: string[] = [], change: Partial<Symbol> = {}): Symbol => ({
  gives,
  amount: 1,
  per,
  of: "own",
  once: false,
  ...change,
});

/** A thief and gear in short: "barber skeleton-key simple-disguise!" - the last one is flipped. */
export function stack(short: string): Stack {
  const laid = short.split(" ").map((word) => ({ card: word.replace("!", ""), flipped: word.endsWith("!") }));
  return { thief: laid[0]!, gear: laid.slice(1), full: false };
}

export function location(id: string, cream: Stack[] = [], mint: Stack[] = []): Location {
  const side = (crew: Stack[]) => ({ crew, capers: 0, worth: 5, leads: false });
  return { id, sides: [side(cream), side(mint)] };
}

/** A position of which only some parts matter. */
export const position = (change: Partial<View>): View => ({ seat: 0, turn: 0, choices: [], ...change }) as View;

export const choice = (action: string, change: Partial<CaperChoice> = {}): CaperChoice => {
  const [kind, name] = action.split(" ") as [string, string | undefined];
  const arg = { to: "location", on: "thief", flip: "thief", choose: "card", give: "card" }[kind];
  const args = arg ? { [arg]: `${kind === "to" ? "location" : "card"}-${name}` } : {};
  return { action, kind, args, ...change };
};

/** An event in short: "send 0 mime bank", "equip 1 skeleton-key mime bank", "flip ...". */
export function event(short: string): Told {
  const [kind, seat, card, ...where] = short.split(" ") as [string, string, string, ...string[]];
  const [thief, place] = where.length === 2 ? where : [card, where[0]];
  const args = { seat: `@${seat}`, card: `card-${card}`, thief: `card-${thief}`, location: `location-${place}` };
  return { kind, args };
}
