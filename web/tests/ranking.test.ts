import { expect, test } from "vitest";

import { ranking } from "$lib/ranking";

const score = (total: number, rubies: number, sapphires: number) => ({
  total,
  parts: { genuine: total + 3, false: -3 },
  ties: { rubies, sapphires },
});
const ranked = (scores: ReturnType<typeof score>[], winners: number[]) =>
  ranking({ scores, winners }, ["false", "genuine"], ["rubies", "sapphires"]);

test("most points first, with their parts in the order asked for", () => {
  const rows = ranked([score(4, 0, 0), score(9, 0, 0)], [1]);
  expect(rows.map(({ seat, place, won }) => [seat, place, won])).toEqual([
    [1, 1, true],
    [0, 2, false],
  ]);
  expect(rows[0]!.parts).toEqual([-3, 12]);
  expect(rows.some(({ tied }) => tied)).toBe(false);
});

test("ties are broken in their order, and what nothing tells apart shares a place", () => {
  const rows = ranked([score(5, 1, 0), score(5, 2, 0), score(5, 1, 3), score(5, 1, 0), score(1, 6, 6)], [1]);
  expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
    [4, 5],
  ]);
  expect(rows.filter(({ tied }) => tied)).toHaveLength(4);
});

test("before the end there is nothing to rank", () => {
  expect(ranking({ scores: null, winners: [] }, [], [])).toEqual([]);
});
