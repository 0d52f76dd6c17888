// How large dice may be, so that all of them fit into a box, and where each lies.

export interface Fit {
  columns: number;
  rows: number;
  /** Of a cell. */
  size: number;
}

/** The arrangement in rows and columns that leaves the largest square cells, never larger than `most`. */
export function fit(count: number, width: number, height: number, most = Infinity): Fit {
  let best: Fit = { columns: 1, rows: Math.max(1, count), size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const size = Math.min(width / columns, height / rows, most);
    // Of equal ones the flattest: a row reads better than a block.
    if (size > best.size || (size === best.size && rows < best.rows)) best = { columns, rows, size };
  }
  return best;
}

/** The middle of a cell of the arrangement, in shares of the box; a short last row lies centred. */
export function cell(place: number, count: number, { columns, rows }: Fit): { x: number; y: number } {
  const row = Math.floor(place / columns);
  const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
  return { x: (place % columns) / columns + (1 + columns - inRow) / (2 * columns), y: (row + 0.5) / rows };
}
