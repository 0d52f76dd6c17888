// The box in space: which way it is looked at, which drawer belongs to which physical level, and how it was moved.
import type { Told } from "$lib/protocol";

import type { Drawer, View } from "./view";

/** Degrees about the upright axis; South looks at the reader, East to the right. */
const ANGLE: Record<string, number> = { S: 0, E: 90, N: 180, W: 270 };
/** With its yaw at 0 the box shows this much of the face to the right of the one in front. */
export const ASKEW = -36;
export const TILT = -25;
export const TILTS = { least: -58, most: -4 };

export const angleOf = (face: string): number => ANGLE[face] ?? 0;

/** The yaw that shows a face on the left, reached from the present one by the shorter way. */
export function yawTo(face: string, from: number): number {
  const aim = ASKEW - angleOf(face);
  return aim + 360 * Math.round((from - aim) / 360);
}

/** The two faces one sees at a yaw: the left one and the right one. */
export function inView(yaw: number): [string, string] {
  const left = ((Math.floor(-yaw / 90) % 4) + 4) % 4;
  const around = ["S", "E", "N", "W"];
  return [around[left]!, around[(left + 1) % 4]!];
}

/** A level as a thing: its four drawers never change, its row does. */
export interface Level {
  key: string;
  row: number; // 0 is the top one
  drawers: Drawer[];
}

/** The three levels in an order that never changes, so that what is drawn stays the same thing when the box flips. */
export function physical(view: View, levels: string[]): Level[] {
  return levels
    .map((level, row): Level => {
      const drawers = view.drawers.filter((one) => one.level === level).sort((a, b) => (a.grain < b.grain ? -1 : 1));
      return { key: drawers.map(({ grain }) => grain).join(), row, drawers };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** How the box was moved since the last view: levels turned (clockwise 1, the other way -1), and flipped or not. */
export interface Motion {
  levels: number;
  way: 1 | -1;
  flip: boolean;
  /** A drawer has to be shut before. */
  shut: boolean;
}

export function motion(news: Told[], shut: boolean): Motion | null {
  const turn = news.find(({ kind }) => kind === "turn");
  const flip = news.some(({ kind }) => kind === "flip");
  if (!turn && !flip) return null;
  const way = turn?.args.direction === "direction-counterclockwise" ? -1 : 1;
  return { levels: Number(turn?.args.levels ?? 0), way, flip, shut };
}

/** Where the jewels of an open drawer lie, in shares of its floor: across and outward. */
export function scatter(place: number, many: number): { x: number; z: number } {
  const columns = Math.min(many, many > 6 ? 5 : 3);
  const rows = Math.ceil(many / columns);
  const row = Math.floor(place / columns);
  const inRow = row < rows - 1 ? columns : many - columns * (rows - 1);
  const x = ((place % columns) - (inRow - 1) / 2) * (0.78 / columns);
  return { x: x + (row % 2 ? 0.05 : -0.03), z: (row + 0.6) / (rows + 0.2) };
}
