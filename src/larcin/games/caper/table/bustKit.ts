// What portraits are made of: hair, hats, moustaches, ties. A portrait is a head in a mask, chest up, in a box of 100 by 70.
import { disc, line, paint, type Shape } from "./shapes";

export interface Bust {
  colours: [ground: string, coat: string, skin: string, shirt: string];
  /** Hair and hat, under the mask. */
  head: Shape[];
  /** What lies over everything: moustaches, ties, tools. */
  over: Shape[];
}

export const LINEN = "#f4ead5";
export const NIGHT = "#1d2230";
export const GOLD = "#e7b84b";
export const LIP = "#7a3d2c";

export const smile = line(LIP, 2, "M45 40c3 2.6 7 2.6 10 0");
export const firm = line(LIP, 2, "M45.5 40.5h9");
export const lips = (fill: string): Shape => paint(fill, "M45.5 40c2.5-2 6.5-2 9 0-2.5 3-6.5 3-9 0Z");
export const tie = (fill: string): Shape => paint(fill, "M46 47h8l-2 13h-4Z");
export const bow = (fill: string): Shape => paint(fill, "M42 47.5l8 3 8-3v8l-8-3-8 3Z");
export const crop = (fill: string): Shape => paint(fill, "M36 25c2-14 26-14 28 0-8-6-20-6-28 0Z");
export const bob = (fill: string): Shape =>
  paint(fill, "M34 40c-5-18 2-29 16-29s21 11 16 29c-4-2-4-9-5-16-8-1-16-2-21-5-3 6-2 18-6 21Z");
export const long = (fill: string): Shape =>
  paint(fill, "M33 47C27 20 37 10 50 11c13-1 23 9 17 36-3-3-4-9-4-17-8-2-18-4-22-8-3 6-3 18-8 25Z");
export const temples = (fill: string): Shape => paint(fill, "M36 23v11c-3-2-3-8 0-11ZM64 23v11c3-2 3-8 0-11Z");
export const moustache = (fill: string): Shape =>
  paint(fill, "M38.5 37.5c5 1.5 9 0 11.5-1.5 2.5 1.5 6.5 3 11.5 1.5-3 4.5-9 4.5-11.5 1.5-2.5 3-8.5 3-11.5-1.5Z");
export const pearls = [
  [38, 52],
  [44, 55],
  [50, 56.5],
  [56, 55],
  [62, 52],
].map(([x, y]) => disc("#fff", x!, y!, 2.5));
export const brim = (fill: string, y: number, from = 29): Shape =>
  paint(fill, `M${from} ${y}h${100 - 2 * from}a2.2 2.2 0 0 1 0 4.5h${2 * from - 100}a2.2 2.2 0 0 1 0-4.5Z`);
export const crown = (fill: string): Shape => paint(fill, "M36 18.5c0-14 28-14 28 0Z");
