import { expect, test } from "vitest";

import { course, moments, sets } from "./jobs";
import { CARDS, event, location, position, symbol } from "./sample";

const crews = (...cards: string[][]) =>
  cards.map((crew) => ({
    location: "bank",
    mastermind: 0,
    cards: crew.map((word) => ({
      card: word.replace("!", ""),
      flipped: word.endsWith("!"),
    })),
  }));

test("sets of named colours, of any gear and of thieves", () => {
  const two = crews(["mime", "skeleton-key", "simple-disguise"], ["barber", "simple-disguise!"]);
  expect(sets([], two, CARDS)).toBe(1);
  expect(sets(["yellow", "purple"], two, CARDS)).toBe(1);
  expect(sets(["purple"], two, CARDS)).toBe(1); // the flipped one has no colour
  expect(sets(["gear", "gear", "gear"], two, CARDS)).toBe(1); // but it is gear
  expect(sets(["purple", "gear"], two, CARDS)).toBe(1);
  expect(sets(["thief", "gear", "gear"], two, CARDS)).toBe(1);
  expect(sets(["thief"], two, CARDS)).toBe(2);
});

test("the capers of both sides, card by card", () => {
  const history = [
    "round 1",
    "send 0 mime bank",
    "send 1 actress bank",
    "round 2",
    "equip 1 simple-disguise actress bank",
    "equip 1 skeleton-key actress bank",
    "equip 0 eavesdropper mime bank",
    "flip 0 skeleton-key actress bank",
    "bring-back 1 skeleton-key actress bank",
  ].map(event);
  const purple = symbol("caper", ["purple"]);
  const told = course(
    history,
    position({
      locations: [location("bank"), location("gala", [], [], [purple])],
    }),
  );
  expect(told.jobs[0]!.capers).toEqual([
    [0, 1, 1, 1, 1, 2, 2, 2],
    [0, 0, 0, 1, 2, 2, 1, 3], // a third gear card is a caper, and makes the pair again
  ]);
  expect(told.jobs[1]!.capers[0]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(told.rounds).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
  expect(told.flips).toEqual([{ round: 2, seat: 0, card: "skeleton-key", location: "bank" }]);
});

test("a location's own capers count for both sides", () => {
  const purple = symbol("caper", ["purple"]);
  const history = ["send 1 mime bank", "equip 1 eavesdropper mime bank"].map(event);
  const told = course(history, position({ locations: [location("bank", [], [], [purple])] }));
  expect(told.jobs[0]!.capers[1]).toEqual([0, 1, 2]);
});

test("moments name since when a location was led, and ties", () => {
  const bank = {
    location: "bank",
    capers: [
      [0, 1, 1, 2],
      [0, 0, 1, 1],
    ] as [number[], number[]],
    winner: 0,
    points: 6,
  };
  const gala = {
    location: "gala",
    capers: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ] as [number[], number[]],
    winner: null,
    points: 0,
  };
  const told = moments({ jobs: [bank, gala], rounds: [1, 1, 2, 4], flips: [] });
  expect(told.map(({ round, text }) => [round, text])).toEqual([
    [4, "end-moment-lead"],
    [4, "end-moment-tied"],
    [4, "end-moment-prize"],
  ]);
});
