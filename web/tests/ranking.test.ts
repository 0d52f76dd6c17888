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

test("a partner who scores the same is neither ranked nor tied with", () => {
  const scores = [score(35, 0, 1), score(28, 5, 0), score(35, 0, 1), score(28, 5, 0)];
  const rows = ranking({ scores, winners: [0, 2] }, [], ["rubies", "sapphires"], [0, 1]);
  expect(rows.map(({ seat, place, won, tied }) => [seat, place, won, tied])).toEqual([
    [0, 1, true, false],
    [1, 2, false, false],
  ]);
});

test("who wins at equal points by a rule comes first; where nothing is asked, no tie is told", () => {
  const rows = ranking({ scores: [score(20, 0, 0), score(17, 0, 0), score(20, 0, 0)], winners: [2] }, [], []);
  expect(rows.map(({ seat, place, tied }) => [seat, place, tied])).toEqual([
    [2, 1, false],
    [0, 2, false],
    [1, 3, false],
  ]);
});

test("before the end there is nothing to rank", () => {
  expect(ranking({ scores: null, winners: [] }, [], [])).toEqual([]);
});
