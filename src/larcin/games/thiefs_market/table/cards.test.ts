import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cardArt, drawnCards, soften } from "./bazaar";
import { effect, useOf } from "./effects";

const box = readFileSync(new URL("../components.toml", import.meta.url), "utf-8");
/** Every card of the box: `necklace = { cost = "white white", ... }`. */
const cards = [...box.matchAll(/^([a-z-]+) = \{ (cost = .*) \}$/gm)].map(([, id, facts]) => ({
  id: id!,
  facts: facts!,
}));
const field = (facts: string, name: string) => new RegExp(`\\b${name} = "([^"]*)"`).exec(facts)?.[1] ?? null;

test("every card of the box has a picture and an effect, and no other card has", () => {
  expect(cards.length).toBe(53);
  expect([...drawnCards].sort()).toEqual(cards.map(({ id }) => id).sort());
  for (const { id } of cards) expect(effect(id), id).not.toEqual([]);
  expect(cardArt("no-such-card")).toBe("card-random");
});

test("pictograms say what components.toml says", () => {
  for (const { id, facts } of cards) {
    const signs = effect(id).flat();
    const written = signs.map((one) => one.join("/")).join(" ");
    const points = /\bpoints = (\d)/.exec(facts)?.[1];
    if (points) expect(written, id).toBe(`*${points}`);
    const turn = field(facts, "turn");
    if (turn) {
      expect(signs.slice(0, 3).flat(), id).toEqual(["1x", turn, ">"]);
      expect([...signs[3]!].sort(), id).toEqual(field(facts, "into")!.split(" ").sort());
    }
    const spend = field(facts, "spend");
    if (spend) expect(written, id).toBe(`1x ${spend} > ${field(facts, "gain")}`);
    const extra = field(facts, "purchase_with");
    if (extra) expect(written, id).toBe(`pile ${extra} : +1 buy`);
    const watched = field(facts, "infamy_for");
    if (watched) expect(written, id).toBe(`buy ${watched} : +1 infamy`);
    const buildings = /buildings = \[(\d), (\d)\]/.exec(facts);
    if (buildings) expect(written, id).toBe(`building *${buildings[1]} building building *${buildings[2]}`);
  }
});

test("a power is asked about by the notation of its first way", () => {
  expect(useOf("tailor")).toBe("use tailor");
  expect(useOf("glamer")).toBe("use glamer for red");
  expect(useOf("gauntlet-of-evil-intent")).toBe("use gauntlet-of-evil-intent");
  expect(useOf("exit-strategy")).toBe("use exit-strategy");
  expect(useOf("necklace")).toBeNull();
  expect(useOf("mimetic-stew")).toBeNull();
});

test("long words may break between syllables, short ones may not", () => {
  expect(soften("Imbalanced Scales").replaceAll("\u00ad", "-")).toBe("Imba-lanced Scales");
  expect(soften("Anthropomorphic Water").replaceAll("\u00ad", "-")).toBe("Anthro-po-morphic Water");
  expect(soften("Couronne")).toBe("Couronne");
});
