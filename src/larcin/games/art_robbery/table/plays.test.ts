import { expect, test } from "vitest";

import { gain, leadsToChoice, lights, preview, purse, reach, theft } from "./plays";
import { play, position, works } from "./sample";

test("choices light cards by kind and works by id", () => {
  const view = position({
    choices: [
      play("3", { effect: "choose-take" }),
      { action: "take 3a", kind: "take", args: { token: "slot-3a" }, hint: {} },
      { action: "steal 5 from 2", kind: "steal", args: { token: "slot-5", victim: "@2" }, hint: {} },
      { action: "give loot", kind: "give-loot", args: {}, hint: {} },
      { action: "give dog", kind: "give-dog", args: {}, hint: {} },
    ],
  });
  const lit = lights(view);
  expect([...lit.cards.keys()]).toEqual(["3"]);
  expect(lit.tokens.get("antiques-3a")?.action).toBe("take 3a");
  expect(lit.tokens.get("antiques-5")?.action).toBe("steal 5 from 2");
  expect([lit.giveLoot, lit.giveDog]).toEqual(["give loot", "give dog"]);
});

test("a play that leaves a choice is played at once; one with an effect is confirmed", () => {
  expect(leadsToChoice(play("3", { effect: "choose-steal" }))).toBe(true);
  expect(leadsToChoice(play("3", { effect: "steal", token: "token-antiques-3a", victim: "@1" }))).toBe(false);
});

test("what an unlit work is asked about depends on where it is", () => {
  const [nought, one] = works({ "1": 2 });
  expect(reach(nought!)).toBe("take 0");
  expect(reach(one!)).toBe("steal 1 from 2");
});

test("a theft from the dog's holder says that the dog may be given instead", () => {
  const choice = play("5", { effect: "steal", token: "token-antiques-5", victim: "@2" });
  const tokens = works({ "5": 2 });
  expect(preview(position({ tokens, dog: 2 }), choice)).toMatchObject({
    ask: "table-ask-steal",
    then: "table-then-dog-may-answer",
    target: "antiques-5",
  });
  expect(preview(position({ tokens, dog: 1 }), choice).then).toBe("table-then-no-dog");
});

test("taking the last work says that the raid ends; a Boss without a 4 or a 5 says what she needs", () => {
  const last = play("0", { effect: "take", token: "token-antiques-0" });
  const gone = Object.fromEntries(["1", "2", "3a", "3b", "3c", "4", "5", "boss"].map((slot) => [slot, 1]));
  expect(preview(position({ tokens: works(gone) }), last).then).toBe("table-then-raid-ends");
  const boss = play("boss", { effect: "take", token: "token-antiques-boss" });
  expect(preview(position(), boss).then).toBe("table-then-boss-needs");
  expect(preview(position({ tokens: works({ "4": 0 }) }), boss).then).toBe("table-then-draw");
});

test("a card that does nothing says why", () => {
  const nothing = { effect: "nothing" };
  expect(preview(position({ dog: 0 }), play("dog", nothing)).then).toBe("table-then-own-dog");
  expect(preview(position({ tokens: works({ "5": 0 }) }), play("5", nothing)).then).toBe("table-then-own-token");
  const misprint = works().filter(({ slot }) => slot !== "5");
  expect(preview(position({ tokens: misprint }), play("5", nothing)).then).toBe("table-then-no-such-token");
});

test("the purse counts a Boss only beside a 4 or a 5", () => {
  expect(purse(position({ tokens: works({ boss: 0, "1": 0 }) }), 0)).toEqual({ points: 11, alibis: 3, risk: 5 });
  expect(purse(position({ tokens: works({ boss: 0, "4": 0 }) }), 0)).toEqual({ points: 19, alibis: 2, risk: 0 });
  expect(purse(position(), 1)).toBeNull();
});

test("a 5 that saves the Boss is worth ten", () => {
  const view = position({ tokens: works({ boss: 0, "5": 1 }) });
  expect(gain(view, 0, "antiques-5")).toEqual({ points: 10, alibis: 0, risk: -5 });
  expect(gain(view, 0, "antiques-0")).toEqual({ points: 0, alibis: 3, risk: 0 });
  expect(gain(view, 0, "dog")).toBeNull();
});

test("while a theft waits, thief, victim and work are known", () => {
  const view = position({ tokens: works({ boss: 2 }), wanted: "antiques-boss", turn: 1, dog: 2, to_act: [2] });
  expect(theft(view)).toMatchObject({ thief: 1, victim: 2, token: { id: "antiques-boss" } });
  expect(theft(position())).toBeNull();
});
