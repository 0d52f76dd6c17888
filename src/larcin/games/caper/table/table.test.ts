import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { BUSTS } from "./busts";
import { discardSpot, flights, handSpot } from "./flights";
import { bar } from "./frame";
import { gearColour, gearIcon } from "./looks";
import { POSTERS } from "./posters";
import { choice, event, location, position, stack, symbol } from "./sample";
import { parts } from "./symbols";
import { fullName, handOf, keyed, lookoutOf, short, translated } from "./view";

const components = readFileSync(new URL("../components.toml", import.meta.url), "utf-8");
const named = (kind: string) =>
  [...components.matchAll(new RegExp(`^\\[${kind}\\.(.+)\\]$`, "gm"))].map((one) => one[1]!);

test("everything in the box has a picture", () => {
  expect(named("thief").filter((thief) => !(thief in BUSTS))).toEqual([]);
  expect(named("location").filter((place) => !(place in POSTERS))).toEqual([]);
  expect(named("gear").filter((card) => gearIcon(card) === "toolbox" || !gearColour(card))).toEqual([]);
  expect([named("thief").length, named("location").length, named("gear").length]).toEqual([24, 23, 24]);
});

test("a Mastermind has a Lookout in teams alone", () => {
  const seats = ["mastermind", "mastermind", "lookout", "lookout"].map((role, n) => ({ role, mastermind: n % 2 }));
  expect([0, 1].map((mastermind) => lookoutOf({ seats }, mastermind))).toEqual([2, 3]);
  expect(lookoutOf({ seats: seats.slice(0, 2) }, 0)).toBeUndefined();
});

test("the box's name comes first, its translation beside it where it says more", () => {
  const words: Record<string, string> = {
    "card-royal": "The Royal",
    "translation-card-royal": "Sa Majesté",
    "location-versailles": "Versailles",
    "translation-location-versailles": "Versailles",
  };
  const say = (id: string) => words[id] ?? id;
  expect(translated(say, "card-royal")).toBe("Sa Majesté");
  expect(fullName(say, "card-royal")).toBe("The Royal (Sa Majesté)");
  expect(translated(say, "location-versailles")).toBe("");
  expect(fullName(say, "location-versailles")).toBe("Versailles");
});

test("names lose their article, copies are told apart", () => {
  expect(["The Mime", "The Illusionist", "Theodora"].map(short)).toEqual(["Mime", "Illusionist", "Theodora"]);
  expect(keyed(["a", "b", "a"]).map(({ key }) => key)).toEqual(["hand-a-0", "hand-b-0", "hand-a-1"]);
  expect(handOf({ cards: 3, known: ["a"] })).toEqual(["a", null, null]);
});

test("symbols are read as marks: for each set, whose, and how many", () => {
  expect(parts(symbol("caper", ["thief", "gear", "gear"]))).toEqual([
    { mark: "caper" },
    { text: "/" },
    { mark: "thief" },
    { text: "2" },
    { mark: "gear" },
  ]);
  expect(parts(symbol("point", ["red"], { amount: 3, of: "rival" }))).toEqual([
    { mark: "point", amount: 3 },
    { text: "/" },
    { text: "↑" },
    { mark: "red" },
  ]);
  expect(parts(symbol("return", ["green"], { of: "rival" }))).toEqual([
    { mark: "green" },
    { text: "→ ↑ −1" },
    { mark: "coin" },
  ]);
  expect(parts(symbol("price", ["gear"], { amount: -1, of: "both" }))).toEqual([
    { mark: "gear" },
    { text: "−1" },
    { mark: "coin" },
  ]);
});

test("cards fly from hands to the table, between the hands, and to the discards", () => {
  const before = position({
    locations: [location("bank", [stack("mime skeleton-key")])],
  });
  const news = [event("equip 0 eavesdropper mime bank"), event("leftover 0 blazeblaster"), { kind: "swap", args: {} }];
  const flight = flights(before, before, news);
  expect(flight.from("gear-mime-1")).toBe("hand-eavesdropper-0");
  expect(flight.from("gear-mime-0")).toBeNull();
  expect(flight.to("hand-eavesdropper-0")).toBeUndefined();
  expect(flight.to("hand-blazeblaster-0")).toBe(discardSpot(0));
  expect(flight.to("hand-barber-0")).toBe(handSpot(1));
  expect(flight.from("hand-mime-0")).toBe(handSpot(1));
  const rival = flights(before, before, [event("send 1 barber bank")]);
  expect(rival.from("thief-barber")).toBe(handSpot(1));
});

test("only doing without has no place on the table", () => {
  const choices = [choice("choose mime"), choice("pass"), choice("discard")];
  expect(bar(position({ choices }))).toEqual([{ action: "pass" }]);
});
