// Who flies where: the ways of cards, works and the dog, read from what happened between two views.
import type { Flight } from "$lib/glide";
import type { Told } from "$lib/protocol";

import { seatOf, type View } from "./view";

export const bag = (seat: number): string => `bag-${seat}`;
export const handOf = (seat: number): string => `hand-${seat}`;
export const DECK = "deck";
export const DISCARD = "discard";

/** A card that lies on the discard, by its place in it. */
export const discarded = (place: number): string => `discarded-${place}`;

/** `played` is the key that the card on top of the discard had in this reader's own hand. */
export function flights(before: View, now: View, news: Told[], played: string | null): Flight {
  const player = seatOf(news.find(({ kind }) => kind === "play")?.args.seat);
  const top = discarded(now.discard.length - 1);
  const raidEnded = before.raid !== now.raid || now.over;
  const owner = new Map(Object.entries(before.tokens));
  for (const { kind, args } of news) {
    const token = String(args.token).replace("token-", "");
    if (kind === "take" || kind === "steal") owner.set(token, seatOf(args.seat));
    if (kind === "boss-lost") owner.set(token, null);
  }
  const isWork = (key: string) => owner.has(key) || key in now.tokens;

  return {
    from(key) {
      if (key === top) return played ?? (player >= 0 ? handOf(player) : null);
      return key.startsWith("card-") ? DECK : null;
    },
    to(key) {
      const seat = owner.get(key);
      if (seat !== undefined) return seat === null ? null : bag(seat);
      // A card leaves the discard for the deck; else it was only covered. A played one is the discard's new top.
      return key.startsWith("discarded-") && now.discard.length < before.discard.length ? DECK : undefined;
    },
    gait(key, dx, dy, size) {
      if (key === "dog") return walk(dx, dy, size);
      // Cards that only move up in the hand stay in their order: the left one under the right one.
      if (key.startsWith("card-") && Math.abs(size - 1) < 0.1)
        return [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }];
      return null;
    },
    wait(key) {
      if (key === top || key === played) return 0;
      // What the new raid hangs on the wall comes after what the old one left has gone; the card drawn comes last.
      if (raidEnded && isWork(key) && !owner.has(key)) return 1.6 + Object.keys(now.tokens).indexOf(key) * 0.12;
      if (key.startsWith("card-")) return 0.9;
      return isWork(key) || key === "dog" ? 0.5 : 0;
    },
  };
}

/** The dog trots: small hops on the way, nose first. */
export function walk(dx: number, dy: number, size: number): Keyframe[] {
  const hops = Math.max(2, Math.round(Math.hypot(dx, dy) / 90));
  const nose = dx > 0 ? -1 : 1;
  return Array.from({ length: hops * 2 + 1 }, (_, half): Keyframe => {
    const left = 1 - half / (hops * 2);
    const height = half % 2 ? 14 : 0;
    const grown = 1 + (size - 1) * left;
    return { translate: `${dx * left}px ${dy * left - height}px`, scale: `${grown * nose} ${grown}`, zIndex: 60 };
  });
}
