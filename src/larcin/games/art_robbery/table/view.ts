// The words every file here shares about the view (games/art_robbery/view.py).
import type { Arg, ArtRobberyToken, ArtRobberyView } from "$lib/protocol";
import type { Say } from "$lib/table";

/** A loot token of this raid; `holder` null: it hangs in the centre. */
export type Token = ArtRobberyToken;
export type { ArtRobberyView, Say };

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;

/** What a token shows in its corner: "3" for 3a, 3b and 3c; a Boss shows no number. */
export const isBoss = (slot: string): boolean => slot.startsWith("boss");
export const figure = (slot: string): string => (isBoss(slot) ? "" : slot[0]!);

/** "token-antiques-3a" or "antiques-3a" taken apart. */
export function nameParts(token: string): { raid: string; slot: string } {
  const [raid, slot] = token.replace(/^token-/, "").split("-") as [string, string];
  return { raid, slot };
}

/** The points on a token: its number, and 5 on a Boss. */
export const worth = (slot: string): number => (isBoss(slot) ? 5 : Number(slot[0]));

/** The seats as this reader sees them: the opponents in turn order after them; a spectator sees everybody. */
export function opponents(players: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: players }, (_, other) => other);
  return Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
}
