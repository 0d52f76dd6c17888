// The interface's texts: the same in both languages, all there, none left over.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const source = (language: string) => readFileSync(join(SRC, "text", `${language}.ftl`), "utf-8");
const ids = (language: string) => new FluentResource(source(language)).body.map((message) => message.id);
const variables = (language: string) =>
  Object.fromEntries(
    source(language)
      .split(/\n(?=[a-z])/)
      .slice(1) // the heading
      .map((block): [string, string] => [block.split(" =")[0]!, [...new Set(block.match(/\$[a-z_]+/g))].sort().join()]),
  );

const code = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join(SRC, file), "utf-8"))
  .join("\n");

/** The ids that ui(...) is called with: whole ones, and the beginnings of those that are put together. */
function used(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const [, call] of code.matchAll(/\b(?:hasUi|ui)\(((?:[^(),]|\([^()]*\))+)/g)) {
    for (const [, id] of call!.matchAll(/"([a-z0-9-]+)"/g)) whole.add(id!);
    for (const [, start] of call!.matchAll(/`([a-z0-9-]+)\$\{/g)) begun.add(start!);
  }
  return { whole, begun };
}

test("English and French have the same messages in the same order", () => {
  expect(ids("fr")).toEqual(ids("en"));
  expect(ids("en").length).toBeGreaterThan(100);
  expect(new Set(ids("en")).size).toBe(ids("en").length);
});

test("a message takes the same arguments in both languages", () => {
  expect(variables("fr")).toEqual(variables("en"));
});

test("every message the interface asks for exists", () => {
  const there = new Set(ids("en"));
  // A call such as ui(seat.kind === "bot" ? …) compares with a word that is no id.
  const { whole, begun } = used();
  expect(whole.size).toBeGreaterThan(90);
  expect([...whole].filter((id) => !there.has(id) && id !== "bot")).toEqual([]);
  expect([...begun].filter((start) => ![...there].some((id) => id.startsWith(start)))).toEqual([]);
});

test("no message is left over", () => {
  const { begun } = used();
  const idle = ids("en").filter((id) => !code.includes(`"${id}"`) && ![...begun].some((start) => id.startsWith(start)));
  expect(idle).toEqual([]);
});
