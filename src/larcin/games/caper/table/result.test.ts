import { expect, test } from "vitest";

import { lead, result, scene } from "./result";
import { location, position, stack } from "./sample";
import type { CaperView } from "./view";

const score = (total: number, coins: number, cream: number) => ({
  total,
  parts: { locations: total },
  ties: { coins, cream },
});
const ended = (change: Partial<CaperView>) => position({ over: true, ...change });
const places = (view: CaperView) => result(view).map(({ seat, place, tied }) => [seat, place, tied]);

test("two teams are first and second, and partners are no tie", () => {
  const [cream, mint] = [score(35, 0, 1), score(28, 5, 0)];
  const teams = { mode: "teams", scores: [cream, mint, cream, mint] };
  const view = ended({ ...teams, winners: [0, 2] });
  expect(places(view)).toEqual([
    [0, 1, false],
    [1, 2, false],
  ]);
  expect(lead(view, result(view))!.text).toBe("end-lead-margin");
});

test("at equal points the purse decides, then cream", () => {
  const purse = ended({
    scores: [score(20, 1, 1), score(20, 3, 0)],
    winners: [1],
  });
  expect(places(purse)).toEqual([
    [1, 1, true],
    [0, 2, true],
  ]);
  expect(lead(purse, result(purse))!.text).toBe("end-lead-coins");
  const cream = ended({
    scores: [score(20, 3, 1), score(20, 3, 0)],
    winners: [0],
  });
  expect(places(cream).map(([seat, place]) => [seat, place])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(lead(cream, result(cream))!.text).toBe("end-lead-cream");
});

test("the Snitch wins at equal points, and no purse is asked", () => {
  const line = (total: number) => ({ total, parts: {}, ties: {} });
  const view = ended({
    mode: "snitch",
    scores: [line(24), line(20), line(24)],
    winners: [2],
  });
  expect(places(view)).toEqual([
    [2, 1, false],
    [0, 2, false],
    [1, 3, false],
  ]);
});

test("on the poster stands the winner's own crew, and some of both for the Snitch", () => {
  const gala = location(
    "gala",
    [stack("mime"), stack("actress"), stack("dame")],
    [stack("barber"), stack("don"), stack("chef")],
  );
  gala.sides[1]!.leads = true;
  const locations = [location("bank", [stack("saint")]), gala];
  const shown = (mode: string, winner: number) => scene(ended({ mode, locations, winners: [winner] }));
  const mint = { location: "gala", crew: ["barber", "don", "chef"] };
  expect(shown("standard", 1)).toEqual(mint);
  expect(shown("snitch", 1)).toEqual(mint);
  expect(shown("snitch", 0).crew).toEqual(["mime", "actress", "dame"]);
  expect(shown("snitch", 2).crew).toEqual(["mime", "barber", "actress"]);
  expect(shown("teams", 1)).toEqual(mint);
});
