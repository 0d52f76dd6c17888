// Who flies where: the ways of jewels and cards, read from what happened between two views.
import type { Flight } from "$lib/glide";
import type { Told } from "$lib/protocol";

import { seatOf } from "./view";

/** Where an open drawer's jewels are. */
export const DRAWER = "drawer";
export const RED = "red";
export const white = (seat: number): string => `white-${seat}`;
export const black = (seat: number): string => `black-${seat}`;
export const fill = (seat: number): string => `fill-${seat}`;
export const lying = (seat: number): string => `lying-${seat}`;
/** A jewel of a cushion: "black-2:diamond-0". */
export const jewelKey = (cushion: string, key: string): string => `${cushion}:${key}`;
export const cardKey = (role: string): string => `card-${role}`;

const cushionOf = (key: string): string => key.split(":")[0]!;

export function flights(news: Told[]): Flight {
  const kinds = new Set(news.map(({ kind }) => kind));
  const shared = new Set(
    news.filter(({ kind }) => kind === "share" || kind === "draft").map(({ args }) => black(seatOf(args.seat))),
  );
  const fell = kinds.has("fall") || kinds.has("fall-own-alarm") || kinds.has("fall-alarm");
  return {
    from(key) {
      const cushion = cushionOf(key);
      if (shared.has(cushion)) return RED;
      return cushion === RED || cushion.startsWith("black-") ? DRAWER : null;
    },
    to(key) {
      const cushion = cushionOf(key);
      // What leaves the red cushion is seen arriving on the black ones.
      return cushion.startsWith("white-") || cushion.startsWith("fill-") ? DRAWER : undefined;
    },
    wait(key) {
      const cushion = cushionOf(key);
      if (cushion.startsWith("white-") || cushion.startsWith("fill-")) return 0.2;
      if (key.startsWith("card-")) return 0;
      // The drawer has to be out before its jewels can be seen.
      return shared.has(cushion) ? 0.4 : 1.2 + Number(key.split("-").at(-1)) * 0.08;
    },
    gait(key, dx, dy, size) {
      if (!key.includes(":") || Math.hypot(dx, dy) < 90) return null;
      const aside = askew(key);
      const start = { translate: `${dx + aside}px ${dy}px`, scale: size, zIndex: 60 };
      const end = { translate: "0 0", scale: 1, zIndex: 60 };
      if (!fell || shared.has(cushionOf(key))) return [start, end];
      // What falls drops out of the drawer onto the baize before it is gathered up.
      const down = { translate: `${dx + aside}px ${dy + 120}px`, scale: size, zIndex: 60 };
      return [{ ...start, easing: "cubic-bezier(.5, 0, .9, .6)" }, { ...down, offset: 0.45 }, end];
    },
  };
}

/** Jewels of one drawer do not lie on top of each other. */
function askew(key: string): number {
  const place = Number(key.split("-").at(-1));
  return ((place * 29 + (key.includes("sapphire") ? 13 : 0)) % 61) - 30;
}
