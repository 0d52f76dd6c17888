// Gives the client the pictures of game-icons it names, and no others, each with the part of the client that names it.
//
// `<Icon name="fedora" />` and `{ icon: "fedora" }` both work: in a .svelte or .ts file that speaks of icons, every whole
// string that is the name of one brings it in. A name written straight into `<Icon name="...">` that does not exist
// stops the build.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";

import type { Plugin } from "vite";

const ICON = "virtual:icon/";
const LITERAL = /(["'`])([a-z0-9]+(?:-[a-z0-9]+)*)\1/g;
const WRITTEN = /<Icon\b[^>]*?\bname="([^"{}]+)"/g;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `folders` are those whose files may name icons; `shelf` is the module that keeps the bodies by name. */
export function icons(folders: string[], shelf: string): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

  return {
    name: "larcin-icons",
    resolveId: (id) => (id.startsWith(ICON) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + ICON)) return undefined;
      const name = id.slice(ICON.length + 1);
      const body = JSON.stringify(set.icons[name]?.body ?? "");
      return {
        code: `import { bodies } from ${JSON.stringify(shelf)};\nbodies[${JSON.stringify(name)}] = ${body};`,
        moduleSideEffects: true,
      };
    },
    // Stands after the Svelte plugin, so `code` is a module already; the names are read from the source itself.
    transform(code, file) {
      if (![".svelte", ".ts"].includes(extname(file)) || !folders.some((folder) => file.startsWith(folder))) return;
      const source = readFileSync(file, "utf-8");
      for (const name of written(source)) {
        if (!(name in set.icons)) this.error(`${file}: there is no icon "${name}" in game-icons`);
      }
      const used = named(source).filter((name) => name in set.icons);
      if (used.length === 0) return;
      return { code: code + used.map((name) => `\nimport "${ICON}${name}";`).join(""), map: null };
    },
  };
}

/** The names written straight into an Icon. */
export function written(source: string): string[] {
  return [...source.matchAll(WRITTEN)].map((found) => found[1]!);
}

/** Every string of a source that could be an icon's name; none if it does not speak of icons. */
export function named(source: string): string[] {
  if (!/icon/i.test(source)) return [];
  return [...new Set([...source.matchAll(LITERAL)].map((found) => found[2]!))];
}
