// How the map is looked at: how large, and which part. Pure, so that it can be tested without a finger.
import type { Point } from "./view";

export interface Size {
  width: number;
  height: number;
}

/** A point of the paper lies at `x + scale * point.x` in the window. */
export interface Look {
  scale: number;
  x: number;
  y: number;
}

export const LARGEST = 2.4;
/** A cell of the paper on the phone: a thumb hits it. */
export const THUMB = 1.16;

/** The whole paper, in the middle of the window. */
export function fit(paper: Size, box: Size): Look {
  const scale = Math.min(box.width / paper.width, box.height / paper.height);
  return settle({ scale, x: 0, y: 0 }, paper, box);
}

/** That point in the middle of the window, as far as the paper reaches. */
export function centre(point: Point, scale: number, paper: Size, box: Size): Look {
  return settle({ scale, x: box.width / 2 - point.x * scale, y: box.height / 2 - point.y * scale }, paper, box);
}

/** Larger or smaller by a factor, so that what lies under `at` (in the window) stays there. */
export function zoom(look: Look, factor: number, at: Point, paper: Size, box: Size): Look {
  const least = fit(paper, box).scale;
  const scale = Math.max(least, Math.min(LARGEST, look.scale * factor));
  const part = scale / look.scale;
  return settle({ scale, x: at.x - (at.x - look.x) * part, y: at.y - (at.y - look.y) * part }, paper, box);
}

/** Moved no farther than the edges of the paper; what is smaller than the window lies in its middle. */
export function settle(look: Look, paper: Size, box: Size): Look {
  const along = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale: look.scale,
    x: along(look.x, paper.width * look.scale, box.width),
    y: along(look.y, paper.height * look.scale, box.height),
  };
}

/** Is the point well inside the window? */
export function inView(look: Look, point: Point, box: Size, margin = 60): boolean {
  const x = look.x + point.x * look.scale;
  const y = look.y + point.y * look.scale;
  return x >= margin && y >= margin && x <= box.width - margin && y <= box.height - margin;
}

/** The point of the paper under a point of the window. */
export const under = (look: Look, at: Point): Point => ({
  x: (at.x - look.x) / look.scale,
  y: (at.y - look.y) / look.scale,
});
