// The words every file here shares about the view and the facts (view.py and facts.py of this game).
import type {
  Arg,
  ArtRobberyToken,
  ArtRobberyChoice as Choice,
  ArtRobberyFacts as Facts,
  ArtRobberyView as View,
} from "$lib/protocol";

export type { Choice, Facts, View };

/** A loot token of this raid; `holder` null: it hangs in the centre. */
export interface Token extends ArtRobberyToken {
  id: string; // "antiques-3a"
  holder: number | null;
}

export const tokensOf = (view: View, facts: Facts): Token[] =>
  Object.entries(view.tokens).map(([id, holder]) => ({ ...facts.tokens[id]!, id, holder }));

/** The play of a card, if it is legal. */
export const playOf = (choices: Choice[], card: string): Choice | undefined =>
  choices.find(({ kind, args }) => kind === "play" && args.card === `card-${card}`);

/** The choice of a token for the card that was played. */
export const moveOf = (choices: Choice[], token: string): Choice | undefined =>
  choices.find(({ kind, target }) => kind !== "play" && target === token);

/** The notation that would move this token, legal or not: what one asks the reason of. */
export const reach = ({ slot, holder }: Token): string =>
  holder === null ? `take ${slot}` : `steal ${slot} from ${holder}`;

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;

export const isBoss = (slot: string): boolean => slot.startsWith("boss");

/** The seats as this reader sees them: the opponents in turn order after them; a spectator sees everybody. */
export const opponents = (players: number, seat: number | null): number[] =>
  Array.from({ length: players }, (_, step) => ((seat ?? -1) + 1 + step) % players).filter((other) => other !== seat);
