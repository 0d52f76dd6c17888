import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cardArt, drawnCards, soften } from "./bazaar";

const box = readFileSync(new URL("../components.toml", import.meta.url), "utf-8");
/** Every card of the box: `necklace = { cost = "white white", ... }`. */
const cards = [...box.matchAll(/^([a-z-]+) = \{ cost = .* \}$/gm)].map(([, id]) => id!);

test("every card of the box has a picture, and no other card has", () => {
  expect(cards.length).toBe(53);
  expect([...drawnCards].sort()).toEqual([...cards].sort());
  expect(cardArt("no-such-card")).toBe("card-random");
});

test("long words may break between syllables, short ones may not", () => {
  expect(soften("Imbalanced Scales").replaceAll("\u00ad", "-")).toBe("Imba-lanced Scales");
  expect(soften("Anthropomorphic Water").replaceAll("\u00ad", "-")).toBe("Anthro-po-morphic Water");
  expect(soften("Couronne")).toBe("Couronne");
});
