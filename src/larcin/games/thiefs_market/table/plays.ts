// What may be done now, sorted by what it lights, and what it would bring, told before it is done.
import type { Choice } from "$lib/protocol";

import {
  cardOf,
  count,
  GEMS,
  kindOf,
  pileOf,
  seatOf,
  type Counts,
  type MarketView,
  type Offer,
  type Payment,
  type Row,
} from "./view";

/** The legal actions by the thing that is clicked for them. */
export interface Lights {
  centre: Map<string, Choice>; // by kind of object: take it, or take all
  mine: Map<string, Choice>; // by kind of object: return it, or roll it again
  piles: Map<number, Choice>; // by seat: steal its pile
  offers: Map<string, Choice>; // by card: buy it
  powers: Map<string, Choice[]>; // by card: use it, in one way or several
  copies: Choice[];
  payments: Choice[];
}

export const DARK: Lights = {
  centre: new Map(),
  mine: new Map(),
  piles: new Map(),
  offers: new Map(),
  powers: new Map(),
  copies: [],
  payments: [],
};

export function lights(view: MarketView): Lights {
  const lit: Lights = {
    centre: new Map(),
    mine: new Map(),
    piles: new Map(),
    offers: new Map(),
    powers: new Map(),
    copies: [],
    payments: [],
  };
  for (const choice of view.choices) {
    switch (choice.kind) {
      case "take":
        lit.centre.set(kindOf(choice), choice);
        break;
      case "take-all":
        for (const { kind } of pileOf(view.objects, null)) lit.centre.set(kind, choice);
        break;
      case "return":
      case "reroll":
        lit.mine.set(kindOf(choice), choice);
        break;
      case "steal":
        lit.piles.set(seatOf(choice.args.victim), choice);
        break;
      case "buy":
        lit.offers.set(cardOf(choice.args.card), choice);
        break;
      case "pay":
        lit.payments.push(choice);
        break;
      case "copy":
        lit.copies.push(choice);
        break;
      case "turn":
      case "spend":
      case "spend-for-gold":
      case "cash-in": {
        const card = cardOf(choice.args.card);
        lit.powers.set(card, [...(lit.powers.get(card) ?? []), choice]);
      }
    }
  }
  return lit;
}

/** A way to pay: what it takes, and what is played for it (`then` follows `action`, where paying is a second step). */
export interface Way extends Payment {
  then: string | null;
  infamy: number;
}

/**
 * The ways to pay a card, the plain one first. `buy` pays the plain way at once and `otherwise` asks for one of the
 * others; where a discount leaves several plain ways, `buy` asks for any.
 */
export function ways(view: MarketView, offer: Offer): Way[] {
  const buy = view.choices.find(({ kind, args }) => kind === "buy" && cardOf(args.card) === offer.id);
  if (!buy) return [];
  const asks = offer.payments.length > 1 && paid(offer.payments[0]!) === paid(offer.payments[1]!);
  const infamy = Number(buy.hint.infamy ?? 0);
  return offer.payments.map((payment, place): Way => {
    if (place === 0 && !asks) return { ...payment, action: buy.action, then: null, infamy };
    return { ...payment, action: asks ? buy.action : `${buy.action} otherwise`, then: payment.action, infamy };
  });
}

const paid = ({ dice }: Payment): number => Object.values(dice).reduce((sum, many) => sum + many, 0);

/** The dice and gold of a payment that is being asked for. */
export function asked(choice: Choice): Way {
  const dice = Object.fromEntries(
    GEMS.map((gem): [string, number] => [gem, Number(choice.args[gem] ?? 0)]).filter(([, many]) => many),
  );
  return {
    dice,
    gold: Number(choice.hint.gold ?? 0),
    action: choice.action,
    then: null,
    infamy: Number(choice.hint.infamy ?? 0),
  };
}

/** The pile that a seat would have after this action; for a theft, before anything is returned. */
export function pileAfter(view: MarketView, seat: number, choice: Choice | null): Counts {
  const pile = count(pileOf(view.objects, seat));
  if (!choice) return pile;
  const change = (kind: string, by: number) => (pile[kind] = (pile[kind] ?? 0) + by);
  switch (choice.kind) {
    case "take":
      change(kindOf(choice), 1);
      break;
    case "take-all":
      return count(pileOf(view.objects, null));
    case "steal":
      return count(pileOf(view.objects, seatOf(choice.args.victim)));
    case "return":
    case "reroll":
    case "spend":
      change(kindOf(choice), -1);
      break;
    case "turn":
      change(kindOf(choice), -1);
      change(String(choice.args.into).replace("a-", ""), 1);
  }
  return pile;
}

/** The cards for sale that a pile would pay, with the gold and the discount of a seat. */
export function payable(view: MarketView, seat: number, pile: Counts, moreGold = 0): Set<string> {
  const { gold, cards } = view.places[seat]!;
  const discount = cards.some(({ id, copy }) => (copy ?? id) === "insurance-racket") ? 1 : 0;
  const means = gold + moreGold + discount;
  const found = new Set<string>();
  for (const { places } of view.market) {
    for (const offer of places) if (offer && missing(offer, pile) <= means) found.add(offer.id);
  }
  return found;
}

/** How many cards a row holds, and how many of them can be paid. */
export function standing({ places }: Row, paid: ReadonlySet<string>): { cards: number; pays: number } {
  const cards = places.filter((offer) => offer !== null);
  return { cards: cards.length, pays: cards.filter(({ id }) => paid.has(id)).length };
}

function missing({ cost }: Offer, pile: Counts): number {
  return GEMS.reduce((sum, gem) => sum + Math.max(0, cost.filter((one) => one === gem).length - (pile[gem] ?? 0)), 0);
}

/** A bonus of the end as it stands: what it would bring, and to whom. */
export interface Bonus {
  kind: "henchmen" | "gold";
  most: number;
  leaders: number[];
  points: number;
  mine: number; // points of the reader
  count: number; // what the reader has
}

export function bonuses(view: MarketView, seat: number | null): Bonus[] {
  return (["henchmen", "gold"] as const).map((kind): Bonus => {
    const has = view.places.map((place) => (kind === "gold" ? place.gold : (place.icons.henchman ?? 0)));
    const most = Math.max(...has);
    const leaders = most > 0 ? has.flatMap((many, other) => (many === most ? [other] : [])) : [];
    const points = (other: number) => view.places[other]!.score[kind];
    return {
      kind,
      most,
      leaders,
      points: leaders.length ? points(leaders[0]!) : 0,
      mine: seat === null ? 0 : points(seat),
      count: seat === null ? 0 : has[seat]!,
    };
  });
}
