import { expect, test } from "vitest";

import { columnsFor } from "./hang";

test("a phone hangs nine works in two rows, four in one, three in a row where the wall is low", () => {
  expect(columnsFor(9, 370, 280, 32, 6)).toBe(5);
  expect(columnsFor(4, 370, 180, 32, 6)).toBe(4);
  expect(columnsFor(3, 370, 130, 32, 6)).toBe(3);
});
