// How large the works on a shelf are and where: as large as they fit, then overlapping with every number in view.

export interface Row {
  size: number; // a work's width
  lefts: number[]; // of each work
  tight: boolean; // some overlap
}

const SHAPE = 130 / 108; // a work's height for its width
const LARGEST = 88;
const GAP = 8;
/** The least width of a work: a finger's. */
export const SMALLEST = 44;

/** Lay out one work for each entry of `lit`; where they must overlap, a lit one stays whole for the finger. */
export function row(lit: boolean[], width: number, height: number): Row {
  const gaps = lit.length - 1;
  const tallest = Math.max(SMALLEST, Math.min(LARGEST, height / SHAPE));
  const fit = (width - GAP * gaps) / Math.max(1, lit.length);
  // A little overlap is better than small works: they shrink to three quarters first.
  const size = Math.floor(Math.min(tallest, Math.max(fit, SMALLEST, tallest * 0.72)));
  const even = gaps > 0 ? Math.min(size + GAP, (width - size) / gaps) : size;
  const tight = even < size;

  const whole = lit.slice(0, -1).filter(Boolean).length;
  const rest = gaps - whole;
  const narrow = tight && whole && rest ? Math.max(0, (width - size - whole * size) / rest) : even;
  const wide = tight && whole ? Math.min(size, rest ? size : even) : even;
  const lefts: number[] = [];
  let left = 0;
  for (const each of lit) {
    lefts.push(left);
    left += each ? wide : narrow;
  }
  return { size, lefts, tight };
}
