// What must not stand in the client's source: the slug of a game, and colours that have no name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const GAMES = join(ROOT, "src/larcin/games");
/** The folders whose colours are all named; a game's table may join them. */
const NAMED = ["web/src"];
/** Where the names are given: app.css for the house, a file of its own for the world of a game. */
const NAMES = ".css";

const files = (folder: string, kinds: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf-8" })
    .filter((file) => kinds.test(file))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), "utf-8") }));

const slugs = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name.replaceAll("_", "-"));

test("no game is named in the client: all that differs is the game's own data", () => {
  expect(slugs.length).toBeGreaterThanOrEqual(5);
  const found = files("web/src", /\.(svelte|ts|css|ftl)$/)
    .filter(({ path }) => path !== "web/src/lib/protocol.ts") // it lists the types of every view
    .flatMap(({ path, text }) =>
      slugs
        .filter((slug) => new RegExp(`\\b(${slug}|${slug.replaceAll("-", "_")})\\b`).test(text))
        .map((slug) => `${path}: ${slug}`),
    );
  expect(found).toEqual([]);
});

describe("colours have names", () => {
  // Three, four, six or eight digits after the sign, and no letter after them; &#305; is a letter.
  const COLOUR = /(?<!&)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

  test.each(NAMED)("in %s", (folder) => {
    const found = files(folder, /\.(svelte|ts|css)$/)
      .filter(({ path }) => !path.endsWith(NAMES))
      .flatMap(({ path, text }) => [...text.matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`));
    expect(found).toEqual([]);
  });

  test("and in app.css every colour is part of a name", () => {
    const css = readFileSync(join(ROOT, "web/src/app.css"), "utf-8");
    const nameless = css.split(";").filter((rule) => COLOUR.test(rule) && !/--[a-z0-9-]+:\s*[^:]*$/.test(rule));
    expect(nameless).toEqual([]);
  });

  test("every name that is used is given", () => {
    const css = files("web/src", /\.(svelte|css|ts)$/).map(({ text }) => text);
    const given = new Set(
      css.flatMap((text) => [...text.matchAll(/(--[a-z0-9-]+)\s*(?:[:=]|:\s)/g)].map(([, name]) => name!)),
    );
    const used = css.flatMap((text) => [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name!));
    // The end of a game takes its colours from the game.
    const games = ["--end-text", "--end-panel", "--end-edge"];
    expect([...new Set(used)].filter((name) => !given.has(name) && !games.includes(name))).toEqual([]);
  });
});
