// The kit that portraits and travel posters are cut from: flat pieces of colour, as paper would be.

/** One piece: an outline, filled or drawn. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const paint = (fill: string, d: string, opacity?: number): Shape => ({ d, fill, opacity });
export const line = (stroke: string, width: number, d: string, opacity?: number): Shape => ({
  d,
  stroke,
  width,
  opacity,
});
export const box = (fill: string, x: number, y: number, w: number, h: number): Shape =>
  paint(fill, `M${x} ${y}h${w}v${h}h${-w}Z`);
export const disc = (fill: string, x: number, y: number, r: number): Shape =>
  paint(fill, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

/** The same outline at several places. */
export const repeat = (times: number, one: (n: number) => Shape): Shape[] =>
  Array.from({ length: times }, (_, n) => one(n));

/** A row of columns, lit from the left. */
export const columns = (x: number, y: number, times: number, step: number, w: number, h: number): Shape[] => [
  paint(
    "#f4ead5",
    repeat(times, (n) => box("", x + n * step, y, w, h)).reduce((d, one) => d + one.d, ""),
  ),
  paint(
    "#d3bf98",
    repeat(times, (n) => box("", x + n * step + w * 0.64, y, w * 0.36, h)).reduce((d, one) => d + one.d, ""),
  ),
];

/** Rows of windows: [x, y, across, down, step across, step down, width, height]. */
export function windows(fill: string, [x, y, across, down, dx, dy, w, h]: number[]): Shape {
  let d = "";
  for (let row = 0; row < down!; row++)
    for (let n = 0; n < across!; n++) d += `M${x! + n * dx!} ${y! + row * dy!}h${w!}v${h!}h${-w!}Z`;
  return paint(fill, d);
}

/** A row of round arches standing on y. */
export function arches(fill: string, x: number, y: number, times: number, step: number, w: number, h: number): Shape {
  const r = w / 2;
  let d = "";
  for (let n = 0; n < times; n++) d += `M${x + n * step} ${y}v${-(h - r)}a${r} ${r} 0 0 1 ${w} 0v${h - r}Z`;
  return paint(fill, d);
}

/** Beams of light from a point, over the whole picture. */
export function rays(fill: string, x: number, y: number, opacity = 0.5): Shape {
  let d = "";
  for (let n = 0; n < 24; n++) {
    const [a, b] = [n * 0.2618, n * 0.2618 + 0.13];
    const to = (angle: number) => `${(x + 420 * Math.cos(angle)).toFixed(0)} ${(y + 420 * Math.sin(angle)).toFixed(0)}`;
    d += `M${x} ${y}L${to(a)}L${to(b)}Z`;
  }
  return paint(fill, d, opacity);
}

/** The sky: bands of colour from the top, each down to where the next begins. */
export const sky = (...bands: [fill: string, top: number][]): Shape[] =>
  bands.map(([fill, top]) => box(fill, -300, top, 900, 124 - top));

export const ground = (fill: string, y: number): Shape => paint(fill, `M-300 ${y}h900v${124 - y}h-900Z`);

/** A cypress, as they stand in Rome; a round tree with `crown`. */
export const cypress = (x: number, y: number, h: number, fill = "#2f5a3f"): Shape =>
  paint(
    fill,
    `M${x} ${y - h}c${h * 0.2} ${h * 0.4} ${h * 0.2} ${h * 0.8} 0 ${h}c${-h * 0.2} ${-h * 0.2} ${-h * 0.2} ${-h * 0.6} 0 ${-h}Z`,
  );
export const flag = (x: number, y: number, fill: string): Shape[] => [
  line("#1d2230", 2, `M${x} ${y}v20`),
  paint(fill, `M${x} ${y}h15l-4 4 4 4h-15Z`),
];
export const birds = (x: number, y: number): Shape =>
  paint(
    "#1d2230",
    `M${x} ${y}c4-5 8-3 9 0 2-3 6-5 9 0-4-1-7 0-9 3-2-3-5-4-9-3ZM${x + 14} ${y + 13}c3-4 6-3 7 0 1-3 4-4 7 0-3-1-5 0-7 2-2-2-4-3-7-2Z`,
  );
