import { expect, test } from "vitest";

import { bits, choicesAt, discardsAtOnce, ghost, lights, signed, spotOf, swing } from "./plays";
import { choice, location, position, stack } from "./sample";

const table = [
  location("bank", [stack("mime")], [stack("barber")]),
  location("gala", [stack("actress")]),
  location("yacht"),
];

test("choices light what is clicked for them", () => {
  const choices = ["choose skeleton-key", "to yacht", "on mime", "flip barber", "give mime", "discard", "pass"];
  const lit = lights(position({ choices: choices.map((action) => choice(action)) }));
  expect([...lit.cards.keys()]).toEqual(["skeleton-key"]);
  expect([...lit.places.keys()]).toEqual(["yacht"]);
  expect([...lit.thieves.keys()]).toEqual(["mime"]);
  expect([...lit.flips.keys()]).toEqual(["barber"]);
  expect([...lit.gives.keys()]).toEqual(["mime"]);
  expect(lit.discard?.action).toBe("discard");
});

test("a card that would be gone at once is told from one that can be taken back", () => {
  expect(discardsAtOnce(choice("choose eavesdropper", { effect: "discard", coins: 1 }))).toBe(true);
  expect(discardsAtOnce(choice("choose eavesdropper", { effect: "price", price: 2 }))).toBe(false);
  expect(discardsAtOnce(choice("choose mime"))).toBe(false);
});

test("a choice lies where its thief stands, on either side", () => {
  const view = position({
    locations: table,
    choices: [choice("on actress"), choice("flip barber"), choice("to yacht")],
  });
  const lit = lights(view);
  expect(view.choices.map((one) => spotOf(view, one))).toEqual(["gala", "bank", "yacht"]);
  expect(choicesAt(view, lit, "bank").map(({ action }) => action)).toEqual(["flip barber"]);
});

test("the track foresees the best there is, or what is aimed at", () => {
  const on = [choice("on mime", { capers: 1 }), choice("on actress", { capers: 2, rival_capers: -1 })];
  const view = position({ locations: table, choices: on });
  const lit = lights(view);
  expect(ghost(view, lit, null, "bank")).toEqual([1, 0]);
  expect(ghost(view, lit, null, "gala")).toEqual([2, -1]);
  expect(ghost(view, lit, on[0]!, "gala")).toEqual([0, 0]);
  // Mint reads its own side below, but cream's count comes first all the same.
  expect(ghost({ ...view, seat: 1 }, lit, on[1]!, "gala")).toEqual([-1, 2]);
});

test("a preview counts what changes, the reader's own first", () => {
  expect(bits({ coins: -1, capers: 1, rival_coins: -1, rival_capers: 0 })).toEqual([
    { what: "coin", amount: -1, rival: false },
    { what: "caper", amount: 1, rival: false },
    { what: "coin", amount: -1, rival: true },
  ]);
  expect(swing({ points: 3, rival_points: -4 })).toBe(7);
  expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
});
