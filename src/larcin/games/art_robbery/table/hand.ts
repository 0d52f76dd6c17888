// The hand in order, each card with a key it keeps while it is held, so that it glides instead of jumping.

/** A card in the hand; two equal cards have different keys. */
export interface Held {
  key: string;
  card: string;
}

const ORDER = ["0", "1", "2", "3", "4", "5", "boss", "dog", "thief"];
const rank = ({ card }: Held): number => ORDER.indexOf(card);

let dealt = 0;

/**
 * The hand after an update: cards that are still there keep their keys, new ones get fresh keys, `played` is the key of
 * the card that left (of two equal cards, the one that was clicked).
 */
export function arrange(before: Held[], hand: string[], played: string | null = null): Held[] {
  const kept = before.filter(({ key }) => key !== played);
  const now = hand.map((card) => {
    const same = kept.findIndex((held) => held.card === card);
    return same < 0 ? { key: `card-${++dealt}`, card } : kept.splice(same, 1)[0]!;
  });
  return now.sort((a, b) => rank(a) - rank(b) || before.indexOf(a) - before.indexOf(b));
}
