import { expect, test } from "vitest";

import { ahead, fewest, lines, night } from "./night";
import { lead, result } from "./result";
import { history, position } from "./sample";
import { turningPoints } from "./turning";

const NIGHT = history(
  "raid sketches",
  "0 takes 5",
  "1 takes boss",
  "2 takes 0 !2",
  "0 steals boss from 1",
  "1 takes 1 !1",
  "2 passes",
  "raid sculptures",
  "0 takes boss",
  "1 takes 4",
  "2 defends 0 from 1 !2",
  "0 takes 3a",
  "0 loses boss",
);

test("the night adds up what moved, raid by raid and turn by turn", () => {
  const told = night(NIGHT, 3);
  expect(told.turns).toBe(10);
  expect(told.raids).toEqual([
    { raid: "sketches", from: 0, to: 6 },
    { raid: "sculptures", from: 6, to: 10 },
  ]);
  expect(told.points).toEqual([
    [10, 3],
    [1, 4],
    [0, 0],
  ]);
  expect(told.dots).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(told.steps.at(-1)!.loot).toEqual([13, 5, 0]);
});

test("a seat's line is what it held after each turn, with what happened in the last one", () => {
  expect(lines(night(NIGHT, 3))).toEqual([
    [0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 13],
    [0, 0, 5, 5, 0, 1, 1, 1, 5, 5, 5],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test("who would win: the fewest alibis lose everything, with two seats ten points", () => {
  expect(fewest([2, 1, 1])).toEqual([1, 2]);
  expect(ahead({ loot: [20, 5, 4], alibis: [0, 2, 3] })).toEqual([1]);
  expect(ahead({ loot: [20, 11], alibis: [1, 2] })).toEqual([1]);
  expect(ahead({ loot: [20, 20], alibis: [2, 2] })).toEqual([0, 1]);
  expect(ahead({ loot: [20, 20, 0], alibis: [3, 2, 1] })).toEqual([0]);
});

test("the turning points: the alibi that decided it, the Boss that left, in the order of the night", () => {
  const points = turningPoints(night(NIGHT, 3));
  const found = Object.fromEntries(points.map(({ turn, text }) => [turn, text]));
  expect(found[10]).toBe("end-turn-boss-lost");
  expect(found[5]).toBe("end-turn-decides");
  expect(points.map(({ turn }) => turn)).toEqual([...points.map(({ turn }) => turn)].sort((a, b) => a - b));
  expect(points.length).toBeLessThanOrEqual(4);
});

test("a theft that decides the game names the victim", () => {
  const told = night(
    history("raid sketches", "0 takes 0 !2", "1 takes 1 !1", "2 takes 2", "1 takes 5", "0 steals 5 from 1"),
    3,
  );
  expect(turningPoints(told)).toContainEqual({
    turn: 5,
    text: "end-turn-decides-steal",
    args: { seat: "@0", victim: "@1", token: "token-sketches-5", dots: 0, winner: "@0" },
  });
});

test("an empty night has no turning points", () => {
  expect(turningPoints(night([], 3))).toEqual([]);
});

const over = position({
  over: true,
  winners: [1],
  scores: [
    { total: 0, parts: { sketches: 10, sculptures: 3, antiques: 0, paintings: 0, caught: -13 }, ties: { alibis: 0 } },
    { total: 5, parts: { sketches: 1, sculptures: 4, antiques: 0, paintings: 0 }, ties: { alibis: 1 } },
    { total: 0, parts: { sketches: 0, sculptures: 0, antiques: 0, paintings: 0 }, ties: { alibis: 2 } },
  ],
});

test("the result puts the winner first, keeps the loot the caught lost, and counts dots by raid", () => {
  const rows = result(over, night(NIGHT, 3));
  expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
  expect(rows[2]).toMatchObject({ loot: 13, total: 0, caught: true });
  expect(rows[1]!.raids[0]).toEqual({ points: 0, dots: 2 });
});

test("the lead tells of the rich one who was caught, and by how much the game was won", () => {
  const lines = lead(result(over, night(NIGHT, 3)));
  expect(lines).toEqual([
    { text: "end-lead-caught-rich", args: { seat: "@0", loot: 13 } },
    { text: "end-lead-margin", args: { seat: "@1", second: "@2", points: 5, margin: 5 } },
  ]);
});
