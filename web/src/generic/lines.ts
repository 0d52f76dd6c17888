// A view without zones as plain lines, as the terminal lists it (core/lines.py): single facts on one line, then each list.
import type { View } from "$lib/protocol";

type Said = (id: string) => string;

const SHARED: (keyof View)[] = [
  "game",
  "mode",
  "options",
  "players",
  "seat",
  "to_act",
  "prompt",
  "choices",
  "over",
  "scores",
  "winners",
  "zones",
];

export interface Line {
  /** The field's name; empty on the line of single facts. */
  name: string;
  items: string[];
}

export function linesOf(view: View, say: Said, names: readonly string[]): Line[] {
  const fields = Object.entries(view).filter(([field]) => !SHARED.includes(field as keyof View));
  const single = fields.filter(([, value]) => typeof value !== "object" || value === null);
  const facts = plain(Object.fromEntries(single), say);
  const lines: Line[] = facts ? [{ name: "", items: facts.split(" · ") }] : [];
  for (const [field, value] of fields as [string, unknown][]) {
    if (typeof value !== "object" || value === null) continue;
    const things: unknown[] = Array.isArray(value) ? value : [value];
    const bySeat = Array.isArray(value) && things.length === view.players && things.some(isRecord);
    const items = things.map((thing, place) => {
      const words = plain(thing, say);
      return bySeat ? `${names[place] ?? place + 1}: ${words}` : words;
    });
    if (items.some(Boolean)) lines.push({ name: field.replaceAll("_", " "), items: items.filter(Boolean) });
  }
  return lines;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function plain(value: unknown, say: Said): string {
  if (isRecord(value)) {
    // A zero stays: it may be a seat.
    const there = Object.entries(value).filter(([, part]) => part !== false && part !== "" && !isEmpty(part));
    return there
      .map(([name, part]) => (part === true ? name : `${name.replaceAll("_", " ")} ${inner(part, say)}`))
      .join(" · ");
  }
  if (Array.isArray(value)) return value.map((part) => inner(part, say)).join(", ");
  return typeof value === "string" ? say(value) : String(value);
}

const inner = (value: unknown, say: Said) =>
  typeof value === "object" && value !== null ? `(${plain(value, say)})` : plain(value, say);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);
