// Lints the client: this folder and every game's table. ESLint lints nothing above the folder it is started in, and the
// tables stand outside this one: so it is started in the project's root, with this file as --config (see package.json).
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // protocol.ts is written by the server's types, in the shape its generator gives it.
  { ignores: ["web/src/lib/protocol.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // Numbers in a template are how a drawing is written.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => room.act(choice)` is how a handler is written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `{#each { length: 3 } as _, row (row)}` counts, and has no use for its items.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // With noUncheckedIndexedAccess every index may be undefined: `!` says that this one is not.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `void rows;` in an effect names what the effect follows.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `{" "}` keeps a space that Svelte drops at the end of a block.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps are either replaced whole ($state.raw, $derived) or never drawn from.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // ESLint takes what comes from another component for `any`; svelte-check knows its type, and is as strict.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
