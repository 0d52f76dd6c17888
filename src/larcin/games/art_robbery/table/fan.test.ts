import { expect, test } from "vitest";

import { fan, sideBySide, strip } from "./fan";

const PHONE = { room: 362, card: 106 };

/** How much of each card is left to see, from its left edge to the next card's. */
const strips = (spots: { x: number }[]) => spots.slice(1).map((spot, place) => spot.x - spots[place]!.x);

test("five cards fill the room evenly and stay inside it", () => {
  const spots = fan(5, PHONE.room, PHONE.card);
  expect(spots[0]!.x).toBeCloseTo(0);
  expect(spots[4]!.x + PHONE.card).toBeCloseTo(PHONE.room);
  expect(new Set(strips(spots).map((strip) => strip.toFixed(3))).size).toBe(1);
});

test("the chosen card is lifted and given more room, and no neighbour's index is covered", () => {
  for (let chosen = 0; chosen < 5; chosen++) {
    const spots = fan(5, PHONE.room, PHONE.card, chosen);
    const flat = fan(5, PHONE.room, PHONE.card);
    expect(spots[chosen]!.y).toBe(flat[chosen]!.y - 24);
    expect(Math.min(...strips(spots))).toBeGreaterThanOrEqual(strip(PHONE.card) - 0.01);
    if (chosen < 4) expect(strips(spots)[chosen]).toBeGreaterThan(strips(flat)[chosen]!);
    expect(spots[4]!.x + PHONE.card).toBeLessThanOrEqual(PHONE.room + 0.01);
    expect(spots[0]!.x).toBeGreaterThanOrEqual(-0.01);
  }
});

test("where there is room no card covers any of its neighbour, lifted or not, and all hardly turn", () => {
  const room = 640;
  const card = sideBySide(5, room);
  for (const chosen of [null, 0, 2, 4]) {
    const spots = fan(5, room, card, chosen);
    expect(Math.min(...strips(spots))).toBeGreaterThan(card + card * 1.4 * Math.sin((1.2 * Math.PI) / 180));
    expect(Math.max(...spots.map(({ turn }) => Math.abs(turn)))).toBeLessThan(3);
    expect(spots[0]!.x).toBeCloseTo(0);
    expect(spots[4]!.x + card).toBeCloseTo(room);
  }
});

test("few cards lie close together in the middle instead of spreading out", () => {
  const spots = fan(2, 600, 100);
  expect(strips(spots)[0]).toBeCloseTo(106);
  expect(spots[0]!.x).toBeCloseTo((600 - 206) / 2);
});

test("an empty hand has no places, a single card stands straight", () => {
  expect(fan(0, 300, 100)).toEqual([]);
  expect(fan(1, 300, 100)).toEqual([{ x: 100, y: 0, turn: 0 }]);
});
