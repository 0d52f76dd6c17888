// @vitest-environment happy-dom
// A hint in words: the line that may follow is told seat by seat, as one sentence each.
import { expect, test } from "vitest";

import { amid, turns } from "../src/frame/hints";
import type { HintStep } from "../src/lib/protocol";
import type { Part } from "../src/lib/text";

const step = (seat: number, action: string): HintStep => ({ seat, action, kind: action, args: {} });

test("what a seat does in a row belongs together, and what it repeats is said once", () => {
  const line = [step(0, "plan"), step(1, "north"), step(1, "north"), step(1, "east"), step(0, "north")];
  const told = turns(line).map(({ seat, steps }) => [seat, steps.map(({ action, times }) => [action.action, times])]);
  expect(told).toEqual([
    [0, [["plan", 1]]],
    [
      1,
      [
        ["north", 2],
        ["east", 1],
      ],
    ],
    [0, [["north", 1]]],
  ]);
});

test("inside a line an action begins small, but a name does not", () => {
  const piece: Part = { kind: "piece", id: "card-mime", text: "The Mime" };
  const words = (text: string): Part => ({ kind: "words", text });
  expect(amid([words("Échanger "), piece])).toEqual([words("échanger "), piece]);
  expect(amid([piece])).toEqual([piece]);
  expect(amid([])).toEqual([]);
});
