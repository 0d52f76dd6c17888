// The icons a source names: those go into the page.
import { expect, test } from "vitest";

import { named, written } from "../build/icons.ts";

test("names are whole strings, in markup and in data", () => {
  expect(named(`<Icon name="fedora" /> {#if x}{icon('sitting-dog')}{/if} \`paw-print\``)).toEqual([
    "fedora",
    "sitting-dog",
    "paw-print",
  ]);
});

test("a file that does not speak of icons names none", () => {
  expect(named(`const tone = "moon";`)).toEqual([]);
});

test("what is written straight into an Icon is told apart from what is put together", () => {
  expect(written(`<Icon name="fedora" size={3} /><Icon size={3} name="moon" /><Icon name={which} />`)).toEqual([
    "fedora",
    "moon",
  ]);
});
