// What may be done now, sorted by what it lights.

import { cardOf, kindOf, pileOf, seatOf, type Choice, type MarketView, type Row } from "./view";

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

/** How many cards a row holds, and how many of them can be paid. */
export function standing({ places }: Row, paid: ReadonlySet<string>): { cards: number; pays: number } {
  const cards = places.filter((offer) => offer !== null);
  return { cards: cards.length, pays: cards.filter(({ id }) => paid.has(id)).length };
}
