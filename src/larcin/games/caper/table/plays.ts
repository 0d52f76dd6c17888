// What may be done now, sorted by what it lights. What each choice would change is told by Python (previews.py).
import { nameOf, type Choice, type View } from "./view";

/** The legal actions by the thing that is clicked for them. */
export interface Lights {
  cards: Map<string, Choice>; // of the hand, or for a free play of the discard
  gives: Map<string, Choice>; // Snitch and Lookouts
  places: Map<string, Choice>; // locations a thief may be sent to
  stacks: Map<string, Choice>; // thieves that may take the chosen gear, or whose top card may be flipped
  discard: Choice | null;
}

export function lights(choices: Choice[]): Lights {
  const of = (arg: string, ...kinds: string[]) =>
    new Map(choices.filter(({ kind }) => kinds.includes(kind)).map((one) => [nameOf(one.args[arg]), one]));
  return {
    cards: of("card", "choose"),
    gives: of("card", "give"),
    places: of("location", "to"),
    stacks: of("thief", "on", "flip"),
    discard: choices.find(({ kind }) => kind === "discard") ?? null,
  };
}

/** How the caper counts of a location would change: by what is aimed at, else by the best that can be done there. */
export function ghost({ choices, turn }: View, aim: Choice | null, location: string): [number, number] {
  const shown = aim?.location ? [aim] : choices;
  const best = shown
    .flatMap((choice) => (choice.location === location && choice.capers ? [choice.capers] : []))
    .sort((a, b) => b[turn]! - a[turn]!);
  return best[0] ?? [0, 0];
}

/** One thing a preview counts. */
export interface Bit {
  what: "coin" | "caper";
  amount: number;
  rival: boolean;
}

/** What a choice changes, that of whose turn it is first; without the points, which have a place of their own. */
export function bits({ coins, capers }: Choice, turn: number): Bit[] {
  return [false, true].flatMap((rival) => {
    const side = rival ? 1 - turn : turn;
    return [
      { what: "coin" as const, amount: coins?.[side] ?? 0, rival },
      { what: "caper" as const, amount: capers?.[side] ?? 0, rival },
    ].filter(({ amount }) => amount !== 0);
  });
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
