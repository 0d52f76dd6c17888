// The hand, each card with a key that it keeps while it is held, so that it glides instead of jumping.

/** A card in the hand; two equal cards have different keys. */
export interface Held {
  key: string;
  card: string;
}

let dealt = 0;

/**
 * The hand after an update, in the order it was sent: cards that are still there keep their keys, new ones get fresh
 * keys, `played` is the key of the card that left (of two equal cards, the one that was clicked).
 */
export function arrange(before: Held[], hand: string[], played: string | null = null): Held[] {
  const kept = before.filter(({ key }) => key !== played);
  return hand.map((card) => {
    const same = kept.findIndex((held) => held.card === card);
    return same < 0 ? { key: `card-${++dealt}`, card } : kept.splice(same, 1)[0]!;
  });
}
