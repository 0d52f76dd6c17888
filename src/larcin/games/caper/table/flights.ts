// Who flies where: cards from hands to thieves and places, to the discards, and between the hands, read from what
// happened between two views.
import type { Flight } from "$lib/glide";
import type { Told } from "$lib/protocol";

import { gearKey, nameOf, seatOf, stacksOf, thiefKey, type View } from "./view";

export const handSpot = (seat: number): string => `hand-of-${seat}`;
export const discardSpot = (mastermind: number): string => `discard-of-${mastermind}`;

const PLAYED = new Set(["equip", "bring-back"]);

export function flights(before: View, now: View, news: Told[]): Flight {
  const reader = now.seat;
  /** The piece or spot a card came from, by the piece it has become. */
  const origin = new Map<string, string>();
  const discarded = new Map<string, number>();
  let passedTo: number | null = null;
  let swapped = false;
  for (const { kind, args } of news) {
    const seat = seatOf(args.seat);
    const card = nameOf(args.card);
    const from = seat === reader ? `hand-${card}-0` : handSpot(seat);
    if (kind === "send") origin.set(thiefKey(card), from);
    else if (PLAYED.has(kind)) {
      const thief = nameOf(args.thief);
      origin.set(gearKey(thief, heightOf(before, thief)), kind === "equip" ? from : discardSpot(seat));
    } else if (kind === "discard" || kind === "leftover") discarded.set(card, seat);
    else if (kind === "swap") swapped = true;
    else if ((kind === "offer" || kind === "keep" || kind === "hand-out") && seat === reader)
      passedTo = seatOf(args.victim);
  }
  const rival = reader === 0 ? 1 : 0;
  const played = new Set(origin.values());
  return {
    from(key) {
      if (key.startsWith("hand-")) return swapped ? handSpot(rival) : null;
      return origin.get(key) ?? null;
    },
    to(key) {
      if (!key.startsWith("hand-")) return undefined;
      if (played.has(key)) return undefined;
      const card = key.replace(/^hand-(.+)-\d+$/, "$1");
      const pile = discarded.get(card);
      if (pile !== undefined && pile === reader) return discardSpot(pile);
      if (swapped) return handSpot(rival);
      return passedTo === null ? undefined : handSpot(passedTo);
    },
    // The other hand comes after the card has been laid.
    wait: (key) => (swapped && key.startsWith("hand-") ? 0.6 : 0),
  };
}

/** How much gear a thief has. */
function heightOf(view: View, thief: string): number {
  return stacksOf(view).find((one) => one.thief.card === thief)?.gear.length ?? 0;
}
