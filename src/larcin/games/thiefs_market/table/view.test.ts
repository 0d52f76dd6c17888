import { expect, test } from "vitest";

import { cell, fit } from "./fit";
import { bar, pieces } from "./frame";
import { choice, listing, position } from "./sample";
import { rowSign, seating } from "./view";

test("seats go around clockwise: the next one low on the left, the last low on the right", () => {
  expect(seating(3, 0)).toEqual({ left: [1], top: null, right: [2] });
  expect(seating(4, 2)).toEqual({ left: [3], top: 0, right: [1] });
  expect(seating(5, 0)).toEqual({ left: [2, 1], top: null, right: [3, 4] });
  expect(seating(4, null)).toEqual({ left: [1, 0], top: null, right: [2, 3] });
  expect(seating(5, null)).toEqual({ left: [1, 0], top: 2, right: [3, 4] });
});

test("dice are as large as the box allows and never larger than wished", () => {
  expect(fit(12, 600, 200)).toEqual({ columns: 6, rows: 2, size: 100 });
  expect(fit(12, 300, 210)).toEqual({ columns: 4, rows: 3, size: 70 });
  expect(fit(2, 600, 200, 60).size).toBe(60);
  expect(fit(0, 600, 200, 60).size).toBe(60);
});

test("equally large dice lie in as few rows and columns as they can", () => {
  expect(fit(14, 300, 150)).toEqual({ columns: 5, rows: 3, size: 50 });
});

test("a short last row lies centred", () => {
  const grid = { columns: 4, rows: 2, size: 50 };
  expect(cell(0, 6, grid)).toEqual({ x: 0.125, y: 0.25 });
  expect(cell(4, 6, grid)).toEqual({ x: 0.375, y: 0.75 });
});

test("ending the turn is the main button only when nothing can be bought", () => {
  const end = choice("end turn", "end-turn");
  expect(bar(position({ choices: [choice("buy fence", "buy"), end] }))).toEqual([{ action: "end turn", main: false }]);
  expect(bar(position({ choices: [choice("use tailor", "spend"), end] }))).toEqual([
    { action: "end turn", main: true },
  ]);
});

test("the log draws what an event lists, and nothing for what it does not", () => {
  expect(pieces(listing("take", 1, { red: 2, pawn: 1 }))).toEqual(["object-red", "object-red", "object-pawn"]);
  expect(pieces(listing("buy", 1, { blue: 1 }, { gold: 1, card: "card-fence" }))).toEqual([
    "object-blue",
    "token-gold",
  ]);
  expect(pieces({ kind: "infamy", args: { seat: "@0", amount: 2, infamy: 2 } })).toEqual([]);
});

test("a row's sign tells what its deck will do", () => {
  const row = { deck: "B", open: true, newest: true, left: 4, places: [] };
  expect(rowSign(row)).toEqual(["table-row-left", { left: 4, next: "C" }]);
  expect(rowSign({ ...row, newest: false })[0]).toBe("table-row-old");
  expect(rowSign({ ...row, left: 0 })[0]).toBe("table-row-empty");
  expect(rowSign({ ...row, deck: "C", left: 0 })[0]).toBe("table-row-last");
});
