// Small positions and histories for the tests of this folder.
import type { Told } from "$lib/protocol";

import type { Choice, MarketView, Offer, Place, Thing } from "./view";

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

export const offer = (id: string): Offer => ({ id, payable: [] });

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
    bonuses: [],
    ...change,
  };
}

export const choice = (action: string, kind: string, args: Choice["args"] = {}): Choice => ({ action, kind, args });

export const take = (kind: string): Choice => choice(`take ${kind}`, "take", { object: `a-${kind}` });
export const steal = (seat: number): Choice => choice(`steal from ${seat}`, "steal", { victim: `@${seat}` });

/** An event that lists objects, as split.py and market.py tell it. */
export function listing(kind: string, seat: number, objects: Record<string, number>, more: Told["args"] = {}): Told {
  const counts = { red: 0, white: 0, blue: 0, green: 0, bag: 0, mask: 0, pawn: 0, ...objects };
  const sum = Object.values(objects).reduce((a, b) => a + b, 0);
  return { kind, args: { seat: `@${seat}`, objects: sum, ...counts, ...more } };
}
