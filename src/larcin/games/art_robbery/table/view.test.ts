import { expect, test } from "vitest";

import { FACTS, position, works } from "./sample";
import { moveOf, playOf, reach, tokensOf, type Choice } from "./view";

const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  kind: action.split(" ")[0]!,
  args: {},
  ...more,
});
const CHOICES = [
  choice("play 3", { args: { card: "card-3" }, target: "antiques-3b" }),
  choice("take 3a", { target: "antiques-3a" }),
  choice("steal 5 from 2", { target: "antiques-5" }),
];

test("choices light cards by kind and works by id", () => {
  expect(playOf(CHOICES, "3")?.action).toBe("play 3");
  expect(playOf(CHOICES, "5")).toBeUndefined();
  expect(moveOf(CHOICES, "antiques-3a")?.action).toBe("take 3a");
  expect(moveOf(CHOICES, "antiques-5")?.action).toBe("steal 5 from 2");
  expect(moveOf(CHOICES, "antiques-3b")).toBeUndefined();
});

test("what an unlit work is asked about depends on where it is", () => {
  const [nought, one] = tokensOf(position({ tokens: works({ "1": 2 }) }), FACTS);
  expect(reach(nought!)).toBe("take 0");
  expect(reach(one!)).toBe("steal 1 from 2");
});
