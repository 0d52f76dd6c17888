import { expect, test } from "vitest";

import { spread } from "$lib/spread";

test("labels that would cover each other move apart and stay between the edges", () => {
  expect(spread([50, 52, 51], 20, 0, 200)).toEqual([50, 90, 70]);
  expect(spread([98, 100], 20, 0, 100)).toEqual([80, 100]);
  expect(spread([10, 90], 20, 0, 100)).toEqual([10, 90]);
});
