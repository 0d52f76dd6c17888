// How the client is built: from web/src and every game's table/ folder into the Python package, which serves it.
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./build/icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.LARCIN_PORT ?? "8000"}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte({ configFile: here("svelte.config.js") }),
    icons([here("src"), here("../src/larcin/games")], here("src/lib/icons.ts")),
  ],
  resolve: {
    alias: { $lib: here("src/lib"), $games: here("../src/larcin/games") },
    // The games' tables live outside this folder and have no node_modules above them.
    dedupe: ["svelte", "@fluent/bundle"],
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/larcin/server/client"),
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "../src/larcin/games/*/table/*.test.ts"],
    environment: "node",
  },
}));
