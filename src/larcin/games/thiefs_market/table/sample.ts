// Small positions and histories for the tests of this folder.
import type { Choice, Told } from "$lib/protocol";

import { KINDS, type MarketView, type Offer, type Owned, type Place, type Thing } from "./view";

/** Objects in short: "red@0 blue pawn@1 green!" - in whose pile, in the centre, or on the way back. */
export function things(short: string): Thing[] {
  let die = 0;
  return short.split(" ").map((word): Thing => {
    const [, kind, seat, back] = /^(\w+?)(?:@(\d))?(!)?$/.exec(word)!;
    return {
      id: kind === "pawn" ? "pawn" : `die-${die++}`,
      kind: kind!,
      seat: seat ? Number(seat) : null,
      back: !!back,
    };
  });
}

export function offer(id: string, cost: string, change: Partial<Offer> = {}): Offer {
  return { id, deck: "A", cost: cost.split(" "), icons: ["henchman"], points: 0, payable: [], payments: [], ...change };
}

export function owned(id: string, change: Partial<Owned> = {}): Owned {
  const printed = { deck: "A", cost: ["red"], icons: ["henchman"], points: 0 };
  return { id, ...printed, copy: null, worth: 0, power: false, used: false, ...change };
}

export function place(change: Partial<Place> = {}): Place {
  const score = { cards: 0, henchmen: 0, gold: 0, infamy: null, total: 0 };
  return { pile: [], gold: 1, infamy: null, cards: [], icons: {}, purchases: 1, left: null, score, ...change };
}

export function position(change: Partial<MarketView> = {}): MarketView {
  return {
    game: "thiefs-market",
    mode: "standard",
    options: { infamy: "hidden", promos: "off" },
    players: 3,
    seat: 0,
    to_act: [0],
    prompt: { text: "prompt-split", args: {} },
    choices: [],
    over: false,
    scores: null,
    winners: [],
    round: 1,
    phase: "split",
    step: "choosing",
    first: 0,
    turn: 0,
    objects: things("red blue blue bag pawn"),
    victim: null,
    market: [],
    gone: [],
    buying: null,
    places: [place({ infamy: 2 }), place(), place()],
    ...change,
  };
}

export const choice = (action: string, kind: string, args: Choice["args"] = {}, hint: Choice["hint"] = {}): Choice => ({
  action,
  kind,
  args,
  hint,
});

export const take = (kind: string): Choice => choice(`take ${kind}`, "take", { object: `a-${kind}` });
export const steal = (seat: number): Choice => choice(`steal from ${seat}`, "steal", { victim: `@${seat}` });

/** An event that lists objects, as split.py and market.py tell it. */
export function listing(kind: string, seat: number, objects: Record<string, number>, more: Told["args"] = {}): Told {
  const counts = Object.fromEntries(KINDS.map((one) => [one, objects[one] ?? 0]));
  const sum = Object.values(objects).reduce((a, b) => a + b, 0);
  return { kind, args: { seat: `@${seat}`, objects: sum, ...counts, ...more } };
}
