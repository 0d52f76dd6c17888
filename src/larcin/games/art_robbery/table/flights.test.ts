import { expect, test } from "vitest";

import type { Told } from "$lib/protocol";

import { bag, DECK, discarded, flights, handOf, walk } from "./flights";
import { position, works } from "./sample";

const take = (seat: number, slot: string): Told[] => [
  { kind: "play", args: { seat: `@${seat}`, card: "card-thief" } },
  { kind: "take", args: { seat: `@${seat}`, token: `token-antiques-${slot}`, dots: 0 } },
];

test("an opponent's card comes from their hand, one's own from its place in the fan, a drawn one from the deck", () => {
  const now = position({ discard: ["3", "thief"] });
  expect(flights(position(), now, take(2, "5"), null).from(discarded(1))).toBe(handOf(2));
  expect(flights(position(), now, take(0, "5"), "card-7").from(discarded(1))).toBe("card-7");
  expect(flights(position(), now, take(0, "5"), "card-7").from("card-8")).toBe(DECK);
});

test("the discard flies to the deck when it is shuffled, not when it is covered; a played card has no double", () => {
  const before = position({ discard: ["3", "5"] });
  const covered = flights(before, position({ discard: ["3", "5", "0"] }), take(2, "0"), "card-4");
  expect(covered.to(discarded(0))).toBeUndefined();
  expect(covered.to("card-4")).toBeUndefined();
  expect(flights(before, position({ discard: [] }), take(2, "0"), null).to(discarded(1))).toBe(DECK);
});

test("when a raid ends its works go to the bags, the last one to whoever took it, a lost Boss to nobody", () => {
  const before = position({ tokens: works({ "4": 1, boss: 2 }) });
  const now = position({ raid: "paintings", tokens: works({}, "paintings") });
  const lost = { kind: "boss-lost", args: { seat: "@2", token: "token-antiques-boss" } };
  const flight = flights(before, now, [...take(0, "5"), lost], null);
  expect(flight.to("antiques-4")).toBe(bag(1));
  expect(flight.to("antiques-5")).toBe(bag(0));
  expect(flight.to("antiques-boss")).toBeNull();
  expect(flight.wait("paintings-0")).toBeGreaterThan(flight.wait("antiques-4"));
});

test("first the card, then what it moves, then the card drawn", () => {
  const now = position({ discard: ["thief"] });
  const flight = flights(position(), now, take(0, "5"), "card-1");
  const order = [discarded(0), "antiques-5", "card-9"].map((key) => flight.wait(key));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(3);
});

test("the dog trots in hops, nose first, and ends where it sits", () => {
  const way = walk(-270, 90, 1.5);
  expect(way[0]).toMatchObject({ translate: "-270px 90px", scale: "1.5 1.5" });
  expect(way[1]!.translate).not.toBe(way[0]!.translate);
  expect(way.at(-1)).toMatchObject({ translate: expect.stringMatching(/^-?0px 0px$/) as string, scale: "1 1" });
  expect(walk(270, 0, 1)[0]!.scale).toBe("-1 1");
});
