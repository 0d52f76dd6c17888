// Where each card of the hand lies: a fan in which no card hides its neighbour's index, the chosen one lifted.

/** A card's place in the fan: `x`, `y` of its top left corner in pixels, `turn` in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** Degrees from one card to the next. */
const TURN = 3;

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
  const even = gaps ? Math.min(card * 0.9, (room - card) / gaps) : 0;
  const wide =
    chosen !== null && chosen < gaps ? Math.min(card * 1.02, Math.max(even, room - card - least * (gaps - 1))) : even;
  const spare = gaps > 1 && wide > even ? Math.max(least, Math.min(even, (room - card - wide) / (gaps - 1))) : even;
  const steps = Array.from({ length: gaps }, (_, gap) => (gap === chosen ? wide : spare));
  const width = steps.reduce((sum, step) => sum + step, card);
  let x = (room - width) / 2;
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2;
    const spot = { x, y: off * off * card * 0.035, turn: off * TURN };
    x += steps[place] ?? 0;
    return place === chosen ? { x: spot.x, y: spot.y - lift, turn: spot.turn / 2 } : spot;
  });
}
