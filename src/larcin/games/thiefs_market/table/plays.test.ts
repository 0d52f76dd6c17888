import { expect, test } from "vitest";

import { asked, bonuses, lights, payable, pileAfter, standing, ways } from "./plays";
import { choice, offer, owned, place, position, steal, take, things } from "./sample";
import type { Payment } from "./view";

const buy = (card: string, hint = {}) => choice(`buy ${card}`, "buy", { card: `card-${card}` }, hint);

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

test("the plain way to pay is the purchase itself; another is asked for and then paid", () => {
  const payments: Payment[] = [
    { dice: { red: 2 }, gold: 0, action: "pay red red" },
    { dice: { red: 1 }, gold: 1, action: "pay red" },
  ];
  const view = position({ phase: "market", choices: [buy("bondsman", { ways: 1, infamy: 1 })] });
  expect(ways(view, offer("bondsman", "red red", { payments }))).toMatchObject([
    { action: "buy bondsman", then: null, gold: 0, infamy: 1 },
    { action: "buy bondsman otherwise", then: "pay red", gold: 1 },
  ]);
});

test("where a discount leaves several plain ways, the purchase asks for any of them", () => {
  const payments: Payment[] = [
    { dice: { white: 1 }, gold: 0, action: "pay white" },
    { dice: { blue: 1 }, gold: 0, action: "pay blue" },
  ];
  const view = position({ phase: "market", choices: [buy("bookie", { ways: 2 })] });
  expect(ways(view, offer("bookie", "white blue", { payments }))).toMatchObject([
    { action: "buy bookie", then: "pay white" },
    { action: "buy bookie", then: "pay blue" },
  ]);
  expect(ways(view, offer("fence", "white white", { payments }))).toEqual([]);
});

test("a payment that is asked for knows its dice and gold", () => {
  const pay = choice("pay red", "pay", { dice: 1, red: 1, white: 0, blue: 0, green: 0 }, { gold: 2, infamy: 1 });
  expect(asked(pay)).toEqual({ dice: { red: 1 }, gold: 2, action: "pay red", then: null, infamy: 1 });
});

test("the pile after a choice: taken, stolen, returned, turned", () => {
  const view = position({ objects: things("red@0 red blue@1 mask@1 bag") });
  expect(pileAfter(view, 0, null)).toEqual({ red: 1 });
  expect(pileAfter(view, 0, take("red"))).toEqual({ red: 2 });
  expect(pileAfter(view, 0, choice("take all", "take-all"))).toEqual({ red: 1, bag: 1 });
  expect(pileAfter(view, 0, steal(1))).toEqual({ blue: 1, mask: 1 });
  expect(pileAfter(view, 0, choice("return red", "return", { object: "a-red" }))).toEqual({ red: 0 });
  const turn = choice("use x for blue", "turn", { card: "card-x", object: "a-red", into: "a-blue" });
  expect(pileAfter(view, 0, turn)).toEqual({ red: 0, blue: 1 });
});

test("gold and Insurance Racket pay what the dice do not, also as a copy", () => {
  const row = {
    deck: "A",
    open: true,
    newest: true,
    left: 3,
    places: [offer("fence", "white white"), null, offer("tailor", "red")],
  };
  const poor = position({ market: [row], places: [place({ gold: 0 }), place(), place()] });
  expect([...payable(poor, 0, { white: 1 })]).toEqual([]);
  expect([...payable(poor, 0, { white: 1 }, 1)]).toEqual(["fence", "tailor"]);
  const insured = place({ gold: 0, cards: [owned("mimetic-stew", { copy: "insurance-racket" })] });
  expect([...payable({ ...poor, places: [insured] }, 0, { white: 1 })]).toEqual(["fence", "tailor"]);
});

test("bonuses name who leads, ties, and nobody where nobody has any", () => {
  const score = (henchmen: number, gold: number) => ({ cards: 0, henchmen, gold, infamy: null, total: 0 });
  const view = position({
    places: [
      place({ gold: 0, icons: { henchman: 2 }, score: score(2, 0) }),
      place({ gold: 0, icons: { henchman: 2 }, score: score(2, 0) }),
      place({ gold: 0, icons: {}, score: score(0, 0) }),
    ],
  });
  const [henchmen, gold] = bonuses(view, 0);
  expect(henchmen).toMatchObject({ leaders: [0, 1], points: 2, mine: 2, most: 2 });
  expect(gold).toMatchObject({ leaders: [], points: 0, mine: 0 });
});

test("a row says how many cards it holds and how many of them can be paid", () => {
  const places = [offer("fence", "white white"), null, offer("bondsman", "red red")];
  const row = { deck: "A", open: true, newest: true, left: 3, places };
  expect(standing(row, new Set(["bondsman", "glamer"]))).toEqual({ cards: 2, pays: 1 });
});
