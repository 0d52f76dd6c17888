// The view this table draws (games/master_thieves/view.py), and the few words every file here shares about it.
import type { Arg, MasterThievesJewels as Jewels } from "$lib/protocol";

export type {
  MasterThievesCard as Card,
  MasterThievesChoice as Choice,
  MasterThievesCourse as Course,
  MasterThievesDrawer as Drawer,
  MasterThievesFacts as Facts,
  MasterThievesJewels as Jewels,
  MasterThievesOpenDrawer as OpenDrawer,
  MasterThievesPlace as Place,
  MasterThievesSide as Side,
  MasterThievesView as View,
} from "$lib/protocol";

export const JEWELS = ["diamond", "sapphire", "ruby"] as const;
export type Jewel = (typeof JEWELS)[number];

const FIELDS = { diamond: "diamonds", sapphire: "sapphires", ruby: "rubies" } as const;

export const count = (jewels: Jewels, jewel: Jewel): number => jewels[FIELDS[jewel]];
export const total = (jewels: Jewels): number => jewels.diamonds + jewels.sapphires + jewels.rubies;

/** Every jewel by itself, diamonds first; `key` tells it from the others that lie there. */
export function each(jewels: Jewels): { jewel: Jewel; key: string }[] {
  return JEWELS.flatMap((jewel) =>
    Array.from({ length: count(jewels, jewel) }, (_, place) => ({ jewel, key: `${jewel}-${place}` })),
  );
}

/** "jewel-diamond" is the message of the kind "diamond". */
export const jewelOf = (arg: Arg | undefined): Jewel => String(arg).replace("jewel-", "") as Jewel;
/** "role-thief" is the message of the role "thief". */
export const roleOf = (arg: Arg | undefined): string => String(arg).replace("role-", "");
export const levelId = (level: string): string => `level-${level}`;
export const faceId = (face: string): string => `face-${face.toLowerCase()}`;
/** West is a W in English and an O in French. */
export const letterId = (face: string): string => `table-letter-${face.toLowerCase()}`;

/** The name of a slot in the notation: "top N". */
export const slotOf = ({ level, face }: { level: string; face: string }): string => `${level} ${face}`;

/** "@2" is seat 2 wherever an argument names a seat. */
export const at = (seat: number): string => `@${seat}`;
export const seatOf = (arg: Arg | null | undefined): number =>
  typeof arg === "string" && arg.startsWith("@") ? Number(arg.slice(1)) : -1;

/** The seats as this reader sees them: the opponents in turn order after them; a spectator sees everybody. */
export function opponents(players: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: players }, (_, other) => other);
  return Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
}
