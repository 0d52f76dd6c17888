import { expect, test } from "vitest";

import { bits, ghost, lights, signed } from "./plays";
import { choice, position } from "./sample";

test("choices light what is clicked for them", () => {
  const choices = ["choose skeleton-key", "to yacht", "on mime", "flip barber", "give mime", "discard", "pass"];
  const lit = lights(choices.map((action) => choice(action)));
  expect([...lit.cards.keys()]).toEqual(["skeleton-key"]);
  expect([...lit.places.keys()]).toEqual(["yacht"]);
  expect([...lit.stacks.keys()]).toEqual(["mime", "barber"]);
  expect([...lit.gives.keys()]).toEqual(["mime"]);
  expect(lit.discard?.action).toBe("discard");
});

test("the track foresees the best there is, or what is aimed at", () => {
  const mime = choice("on mime", { location: "bank", capers: [1, 0] });
  const actress = choice("on actress", { location: "gala", capers: [2, -1] });
  const dame = choice("on dame", { location: "gala", capers: [1, 3] });
  const view = position({ choices: [mime, dame, actress] });
  expect(ghost(view, null, "bank")).toEqual([1, 0]);
  expect(ghost(view, null, "gala")).toEqual([2, -1]);
  expect(ghost(view, dame, "gala")).toEqual([1, 3]);
  expect(ghost(view, mime, "gala")).toEqual([0, 0]);
  // What is best for mint is something else; cream's count comes first all the same.
  expect(ghost({ ...view, turn: 1 }, null, "gala")).toEqual([1, 3]);
});

test("a preview counts what changes, that of whose turn it is first", () => {
  const changes = choice("on mime", { coins: [-1, -1], capers: [1, 0] });
  const own = { what: "coin", amount: -1, rival: false };
  expect(bits(changes, 0)).toEqual([
    own,
    { what: "caper", amount: 1, rival: false },
    { what: "coin", amount: -1, rival: true },
  ]);
  expect(bits(changes, 1)).toEqual([
    own,
    { what: "coin", amount: -1, rival: true },
    { what: "caper", amount: 1, rival: true },
  ]);
  expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
});
