import { expect, test } from "vitest";

import { flights, tumbling } from "./flights";
import { offer, position, things } from "./sample";

const told = (kind: string, args = {}) => ({ kind, args });

test("all dice tumble when the round's throw is made, the pawn never", () => {
  const now = position({ objects: things("red blue pawn") });
  expect(tumbling(now, now, [told("roll")])).toEqual(["die-0", "die-1"]);
});

test("returned dice tumble, even if they show the same face again; kept ones do not", () => {
  const before = position({ objects: things("red! blue@0 green@2 pawn!") });
  const now = position({ objects: things("red blue@0 green@2 pawn") });
  expect(tumbling(before, now, [told("reroll")])).toEqual(["die-0"]);
});

test("returned dice that a charm protects lie still", () => {
  const before = position({ objects: things("red! blue@0") });
  expect(
    tumbling(before, position({ objects: things("red blue@0") }), [told("return"), told("charm-protects")]),
  ).toEqual([]);
});

test("a die that is turned to another face tumbles", () => {
  const before = position({ objects: things("red@0 blue@0") });
  expect(tumbling(before, position({ objects: things("bag@0 blue@0") }), [told("turn")])).toEqual(["die-0"]);
});

test("a bought card flies to who bought it; a new one comes from its deck after the throw", () => {
  const row = { deck: "B", open: true, newest: true, left: 3, places: [offer("brooch")] };
  const news = [told("buy", { seat: "@2", card: "card-bookie" }), told("roll")];
  const flight = flights(position({ market: [row] }), news);
  expect(flight.to("card-bookie")).toBe("seat-2");
  expect(flight.to("card-crown")).toBeNull();
  expect(flight.from("card-brooch")).toBe("deck-B");
  expect(flight.from("die-3")).toBeNull();
  expect(flight.wait("card-brooch")).toBeGreaterThan(flight.wait("die-3"));
});
