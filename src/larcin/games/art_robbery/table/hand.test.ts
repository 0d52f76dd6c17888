import { expect, test } from "vitest";

import { arrange } from "./hand";

const cards = (held: { card: string }[]) => held.map(({ card }) => card);

test("cards that stay keep their keys, the drawn one gets a new key", () => {
  const before = arrange([], ["0", "3", "boss"]);
  const after = arrange(before, ["0", "5", "boss"]);
  expect(cards(after)).toEqual(["0", "5", "boss"]);
  expect(after[0]!.key).toBe(before[0]!.key);
  expect(after[2]!.key).toBe(before[2]!.key);
  expect(before.map(({ key }) => key)).not.toContain(after[1]!.key);
});

test("of two equal cards the one that was clicked leaves", () => {
  const before = arrange([], ["3", "3", "5"]);
  const left = arrange(before, ["3", "5"], before[0]!.key);
  expect(left.map(({ key }) => key)).toEqual([before[1]!.key, before[2]!.key]);
});

test("drawing the same kind as was played gives a new card, not the old one back", () => {
  const before = arrange([], ["3", "5"]);
  const after = arrange(before, ["3", "5"], before[0]!.key);
  expect(cards(after)).toEqual(["3", "5"]);
  expect(after[0]!.key).not.toBe(before[0]!.key);
});
