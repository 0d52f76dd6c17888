// Where each card of the hand lies: side by side while there is room, else a fan in which no card hides its neighbour's
// index; the chosen one is lifted.

/** A card's place in the fan: `x`, `y` of its top left corner in pixels, `turn` in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** Degrees from one card to the next: where they overlap, and where they lie side by side. */
const TURN = 3;
const SLIGHT = 1.2;

/** From one card to the next where there is room, in cards: a gap, so that a ring around one leaves the next alone. */
const APART = 1.06;

/** The widest card of which so many lie side by side in that room. */
export const sideBySide = (count: number, room: number): number => room / (1 + (count - 1) * APART);

/** The least of a covered card that stays visible: its index, room for a finger, and a little more than half of it. */
export const strip = (card: number): number => Math.max(44, card * 0.54);

/**
 * Lay `count` cards of width `card` into `room` pixels. The chosen card keeps its place in the overlap (so that it never
 * covers the next card's index) but is lifted, straightened and given more room.
 */
export function fan(count: number, room: number, card: number, chosen: number | null = null, lift = 24): Spot[] {
  if (count === 0) return [];
  const gaps = count - 1;
  const least = strip(card);
  const even = gaps ? Math.min(card * APART, (room - card) / gaps) : 0;
  const turn = even < card ? TURN : SLIGHT;
  const wide =
    chosen !== null && chosen < gaps ? Math.min(card * APART, Math.max(even, room - card - least * (gaps - 1))) : even;
  const spare = gaps > 1 && wide > even ? Math.max(least, Math.min(even, (room - card - wide) / (gaps - 1))) : even;
  const steps = Array.from({ length: gaps }, (_, gap) => (gap === chosen ? wide : spare));
  const width = steps.reduce((sum, step) => sum + step, card);
  let x = (room - width) / 2;
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2;
    const spot = { x, y: off * off * card * 0.035, turn: off * turn };
    x += steps[place] ?? 0;
    return place === chosen ? { x: spot.x, y: spot.y - lift, turn: spot.turn / 2 } : spot;
  });
}
