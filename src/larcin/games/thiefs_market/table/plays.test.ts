import { expect, test } from "vitest";

import { lights, standing } from "./plays";
import { choice, offer, position, steal, take, things } from "./sample";

const buy = (card: string) => choice(`buy ${card}`, "buy", { card: `card-${card}` });

test("choices light what is clicked for them", () => {
  const use = choice("use tailor", "spend", { card: "card-tailor", object: "a-red" });
  const lit = lights(position({ choices: [take("red"), steal(2), buy("fence"), use, choice("done", "done")] }));
  expect([...lit.centre.keys()]).toEqual(["red"]);
  expect(lit.piles.get(2)?.action).toBe("steal from 2");
  expect([...lit.offers.keys()]).toEqual(["fence"]);
  expect(lit.powers.get("tailor")).toEqual([use]);
});

test("who must take all may click any object of the centre", () => {
  const all = choice("take all", "take-all");
  const lit = lights(position({ objects: things("red@1 blue bag pawn"), choices: [all] }));
  expect([...lit.centre.keys()].sort()).toEqual(["bag", "blue", "pawn"]);
  expect(lit.mine.size).toBe(0);
});

test("a power with several outcomes keeps them all", () => {
  const turn = (into: string) =>
    choice(`use glamer for ${into}`, "turn", { card: "card-glamer", object: "a-blue", into: `a-${into}` });
  const lit = lights(position({ choices: [turn("red"), turn("white"), turn("green")] }));
  expect(lit.powers.get("glamer")?.map(({ action }) => action)).toEqual([
    "use glamer for red",
    "use glamer for white",
    "use glamer for green",
  ]);
});

test("a row says how many cards it holds and how many of them can be paid", () => {
  const places = [offer("fence"), null, offer("bondsman")];
  const row = { deck: "A", open: true, newest: true, left: 3, places };
  expect(standing(row, new Set(["bondsman", "glamer"]))).toEqual({ cards: 2, pays: 1 });
});
