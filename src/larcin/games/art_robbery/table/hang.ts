// How the works on a phone's wall are hung: in as many columns as make them largest.

const SHAPE = 130 / 108;

/** The number of columns for `count` works in a box, each row needing `lamp` pixels for its light. */
export function columnsFor(count: number, width: number, height: number, lamp: number, gap: number): number {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows - lamp;
    const size = Math.min(across, down / SHAPE);
    // Of two that come to the same size, the wider one: fewer rows.
    if (size >= best.size) best = { columns, size };
  }
  return best.columns;
}
