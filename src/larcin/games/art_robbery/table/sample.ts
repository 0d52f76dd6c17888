// Small positions and histories for the tests of this folder.
import type { Choice, Told } from "$lib/protocol";

import { isBoss, worth, type ArtRobberyView, type Token } from "./view";

const DOTS: Record<string, number> = { "0": 3, "1": 1, "2": 1, "3a": 1 };

/** The works of a raid; `holders` says who has which: { "3a": 1 }. */
export function works(holders: Record<string, number | null> = {}, raid = "antiques"): Token[] {
  return ["0", "1", "2", "3a", "3b", "3c", "4", "5", "boss"].map((slot) => ({
    id: `${raid}-${slot}`,
    slot,
    value: worth(slot),
    dots: isBoss(slot) ? 0 : (DOTS[slot] ?? 0),
    holder: holders[slot] ?? null,
  }));
}

export function position(change: Partial<ArtRobberyView> = {}): ArtRobberyView {
  const place = { cards: 5, hand: null, won: 2, points: null, alibis: null };
  return {
    game: "art-robbery",
    mode: "standard",
    options: {},
    players: 3,
    seat: 0,
    to_act: [0],
    prompt: { text: "prompt-play", args: {} },
    choices: [],
    over: false,
    scores: null,
    winners: [],
    raid: "antiques",
    raids: ["sketches", "sculptures", "antiques", "paintings"],
    turn: 0,
    card: null,
    wanted: null,
    tokens: works(),
    dog: null,
    deck: 20,
    discard: [],
    places: [{ ...place, hand: ["3", "5", "boss", "dog", "thief"], points: 10, alibis: 2 }, place, place],
    ...change,
  };
}

export const play = (card: string, hint: Choice["hint"]): Choice => ({
  action: `play ${card}`,
  kind: "play",
  args: { card: `card-${card}` },
  hint,
});

/** A history in short: "raid antiques", "0 takes 5", "1 steals boss from 0 !2" (two dots), "1 loses boss". */
export function history(...lines: string[]): Told[] {
  let raid = "";
  let number = 0;
  return lines.flatMap((line): Told[] => {
    const dots = Number(/!(\d)/.exec(line)?.[1] ?? 0);
    const [who, verb, slot, , victim] = line.split(" ");
    if (who === "raid") {
      raid = verb!;
      return [{ kind: "raid", args: { raid: `raid-${raid}`, number: ++number } }];
    }
    const args = { seat: `@${who}`, token: `token-${raid}-${slot}` };
    const played: Told = { kind: "play", args: { seat: `@${who}`, card: "card-thief" } };
    if (verb === "passes") return [played, { kind: "nothing", args: { seat: `@${who}`, card: "card-dog" } }];
    if (verb === "loses") return [{ kind: "boss-lost", args }];
    if (verb === "takes") return [played, { kind: "take", args: { ...args, dots } }];
    const theft = { ...args, dots, victim: `@${victim}` };
    return [played, { kind: verb === "steals" ? "steal" : "defend", args: theft }];
  });
}
