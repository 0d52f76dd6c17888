// Gives the client the pictures of game-icons it names, and no others.
//
// `<Icon name="fedora" />` and `{ boss: "fedora" }` both work: every whole string in a .svelte or .ts file that is the
// name of an icon brings that icon into the page. A name written straight into `<Icon name="...">` that does not exist
// stops the build.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";

import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const RESOLVED = "\0" + MODULE;
const LITERAL = /(["'`])([a-z0-9]+(?:-[a-z0-9]+)*)\1/g;
const WRITTEN = /<Icon\b[^>]*?\bname="([^"{}]+)"/g;

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(folders: string[]): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

  return {
    name: "larcin-icons",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const used = new Set<string>();
      for (const file of folders.flatMap(sources)) {
        this.addWatchFile(file);
        const text = readFileSync(file, "utf-8");
        for (const [, name] of text.matchAll(WRITTEN)) {
          if (name && !(name in set.icons)) this.error(`${file}: there is no icon "${name}" in game-icons`);
        }
        for (const name of named(text)) if (name in set.icons) used.add(name);
      }
      const bodies = Object.fromEntries([...used].sort().map((name) => [name, set.icons[name]!.body]));
      return `export default ${JSON.stringify(bodies)};`;
    },
    hotUpdate({ file, modules }) {
      const ours = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (!ours || !isSource(file) || !folders.some((folder) => file.startsWith(folder))) return undefined;
      return [...modules, ours];
    },
  };
}

/** Every string of a source text that could be an icon's name. */
export function named(text: string): string[] {
  return [...text.matchAll(LITERAL)].map((found) => found[2]!);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((file) => join(folder, file))
    .filter(isSource);
}

function isSource(file: string): boolean {
  return [".svelte", ".ts"].includes(extname(file)) && !file.endsWith("protocol.ts");
}
