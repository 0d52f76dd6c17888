// Small positions for the tests of this folder: what the code under test does not read is left out.
import type { Facts, View } from "./view";

const RAIDS = ["sketches", "sculptures", "antiques", "paintings"];
const SLOTS = ["0", "1", "2", "3a", "3b", "3c", "4", "5", "boss"];
const printed = (raid: string, slot: string) => ({ raid, slot, value: 1, dots: 0 });

export const FACTS = {
  tokens: Object.fromEntries(
    RAIDS.flatMap((raid) => SLOTS.map((slot) => [`${raid}-${slot}`, printed(raid, slot)] as const)),
  ),
} as Facts;

/** The works of a raid; `holders` says who has which: { "3a": 1 }. */
export const works = (holders: Record<string, number | null> = {}, raid = "antiques"): View["tokens"] =>
  Object.fromEntries(SLOTS.map((slot) => [`${raid}-${slot}`, holders[slot] ?? null]));

export const position = (change: Partial<View> = {}): View =>
  ({ players: 3, seat: 0, over: false, raid: "antiques", tokens: works(), discard: [], ...change }) as View;
