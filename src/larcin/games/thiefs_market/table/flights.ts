// Who flies where: the ways of dice, pawn and cards, and which dice tumble, read from what happened between two views.
import type { Flight } from "$lib/glide";
import type { Told } from "$lib/protocol";

import { cardOf, seatOf, type MarketView } from "./view";

export const deckSpot = (deck: string): string => `deck-${deck}`;
export const seatSpot = (seat: number): string => `seat-${seat}`;
export const cardKey = (card: string): string => `card-${card}`;

export function flights(now: MarketView, news: Told[]): Flight {
  const owner = new Map<string, number>();
  for (const { kind, args } of news) {
    if (kind === "buy" || kind === "potion") owner.set(cardKey(cardOf(args.card)), seatOf(args.seat));
  }
  const deck = new Map(
    now.market.flatMap(({ deck: letter, places }) => places.flatMap((one) => (one ? [[cardKey(one.id), letter]] : []))),
  );
  const newest = now.market.findLast(({ open }) => open)?.deck ?? "A";
  const rolled = news.some(({ kind }) => kind === "roll");
  return {
    from: (key) => (key.startsWith("card-") ? deckSpot(deck.get(key) ?? newest) : null),
    to(key) {
      const seat = owner.get(key);
      return seat === undefined ? null : seatSpot(seat);
    },
    // New cards come when the dice are back in the middle.
    wait: (key) => (rolled && deck.has(key) ? 0.8 : 0),
  };
}

/** The dice that show a new throw: all of them, those that came back, or the one that was rolled or turned. */
export function tumbling(before: MarketView, now: MarketView, news: Told[]): string[] {
  const kinds = new Set(news.map(({ kind }) => kind));
  const earlier = new Map(before.objects.map((thing) => [thing.id, thing]));
  return now.objects.flatMap(({ id, kind, seat, back }) => {
    const was = earlier.get(id);
    if (kind === "pawn" || !was) return [];
    const returned = kinds.has("reroll") && (was.seat !== null || was.back) && seat === null && !back;
    return kinds.has("roll") || returned || was.kind !== kind ? [id] : [];
  });
}
