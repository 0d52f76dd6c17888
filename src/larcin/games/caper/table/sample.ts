// Small positions for the tests of this folder.
import type { Choice, Told } from "$lib/protocol";

import type { CaperView, Facts, Location, Stack, Symbol } from "./view";

export const symbol = (gives: string, per: string[] = [], change: Partial<Symbol> = {}): Symbol => ({
  gives,
  amount: 1,
  per,
  of: "own",
  ...change,
});

const facts = (type: "thief" | "gear", colour: string | null, symbols: Symbol[]): Facts => ({
  type,
  set: "core",
  colour,
  cost: 0,
  copies: 1,
  symbols,
  reconstructed: true,
});

export const CARDS: Record<string, Facts> = {
  barber: facts("thief", null, [symbol("caper", ["thief", "gear", "gear"])]),
  actress: facts("thief", null, [symbol("caper", ["yellow", "purple"])]),
  mime: facts("thief", null, [symbol("caper"), symbol("point", ["thief"], { of: "rival" })]),
  "simple-disguise": facts("gear", "purple", [symbol("caper")]),
  eavesdropper: facts("gear", "purple", [symbol("caper", ["thief"], { of: "rival" })]),
  "skeleton-key": facts("gear", "yellow", [symbol("coin", [], { amount: 2 })]),
  blazeblaster: facts("gear", "red", [symbol("flip", ["gear"], { of: "rival" }), symbol("point")]),
};

/** A thief and gear in short: "barber skeleton-key simple-disguise!" - the last one is flipped. */
export function stack(short: string): Stack {
  const laid = short.split(" ").map((word) => ({
    card: word.replace("!", ""),
    flipped: word.endsWith("!"),
  }));
  return { thief: laid[0]!, gear: laid.slice(1), full: laid.length === 4 };
}

export function location(id: string, cream: Stack[] = [], mint: Stack[] = [], attribute: Symbol[] = []): Location {
  const side = (crew: Stack[]) => ({ crew, capers: 0, worth: 5, leads: false });
  return {
    id,
    sides: [side(cream), side(mint)],
    prize: [symbol("point", [], { amount: 5 })],
    attribute,
  };
}

export function position(change: Partial<CaperView> = {}): CaperView {
  const purse = { coins: 0, laundered: 0, thieves: [], gear: [], goods: {} };
  const score = { total: 0, parts: {}, ties: {} };
  return {
    game: "caper",
    mode: "standard",
    options: { city: "london" },
    players: 2,
    seat: 0,
    to_act: [0],
    prompt: { text: "prompt-gear", args: {} },
    choices: [],
    over: false,
    scores: null,
    winners: [],
    city: "london",
    locations: [location("bank"), location("gala"), location("yacht")],
    masterminds: [
      { colour: "cream", ...purse },
      { colour: "mint", ...purse },
    ],
    hands: [
      { cards: 2, known: [] },
      { cards: 2, known: [] },
    ],
    supply: 10,
    now: [score, score],
    rounds: [],
    round: 1,
    pair: 1,
    pairs: 5,
    turn: 0,
    step: "card",
    chosen: null,
    offer: [],
    flipper: null,
    spot: null,
    window: null,
    pile: 0,
    thief_deck: 0,
    gear_deck: 0,
    cards: CARDS,
    reconstructed: true,
    ...change,
  };
}

export const choice = (action: string, hint: Choice["hint"] = {}): Choice => {
  const [kind, name] = action.split(" ") as [string, string | undefined];
  const arg = {
    to: "location",
    on: "thief",
    flip: "thief",
    choose: "card",
    give: "card",
  }[kind];
  const prefix = arg === "location" ? "location" : "card";
  return {
    action,
    kind,
    args: arg ? { [arg]: `${prefix}-${name}` } : {},
    hint,
  };
};

/** An event in short: "send 0 mime bank", "equip 1 skeleton-key mime bank", "flip ...". */
export function event(short: string): Told {
  const [kind, seat, card, ...where] = short.split(" ") as [string, string, string, ...string[]];
  if (kind === "round") return { kind, args: { number: Number(seat) } };
  const [thief, place] = where.length === 2 ? where : [card, where[0]];
  return {
    kind,
    args: {
      seat: `@${seat}`,
      card: `card-${card}`,
      thief: `card-${thief}`,
      location: `location-${place}`,
    },
  };
}
