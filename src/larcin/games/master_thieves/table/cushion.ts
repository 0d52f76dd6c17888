// How jewels lie on a cushion: in rows that are as large as they can be.

export interface Spot {
  x: number; // in percent of the cushion's width, the middle of the jewel
  y: number; // in percent of its height
}

export interface Lay {
  /** A jewel's width in percent of the cushion's. */
  size: number;
  spots: Spot[];
}

/** The jewels lie within this part of the cushion, and no larger than this (both in percent of its width). */
const WIDE = 72;
const MOST = 21;

/** `aspect` is the cushion's height divided by its width. */
export function lay(many: number, aspect: number, most = MOST): Lay {
  const high = (aspect - 0.3) * 100;
  let best = { columns: 1, rows: Math.max(1, many), size: 0 };
  for (let columns = 1; columns <= Math.max(1, many); columns++) {
    const rows = Math.max(1, Math.ceil(many / columns));
    const size = Math.min(WIDE / columns, high / rows, most);
    if (size >= best.size) best = { columns, rows, size };
  }
  const { columns, rows, size } = best;
  const spots = Array.from({ length: many }, (_, place): Spot => {
    const row = Math.floor(place / columns);
    const inRow = row < rows - 1 ? columns : many - columns * (rows - 1);
    const askew = ((place * 37 + many * 11) % 7) / 7 - 0.5;
    const x = 50 + ((place % columns) - (inRow - 1) / 2) * size * 1.04;
    const y = 50 + ((row - (rows - 1) / 2) * size * 1.02 + askew * 1.4) / aspect;
    return { x, y };
  });
  return { size, spots };
}
