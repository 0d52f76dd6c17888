// How the works on a phone's wall are hung: in as many columns as make them largest.

const SHAPE = 130 / 108;

/** The number of columns for `count` works in a box, each row needing `lamp` pixels for its light. */
export function columnsFor(count: number, width: number, height: number, lamp: number, gap: number): number {
  const size = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return Math.min((width + gap) / columns - gap, ((height + gap) / rows - gap - lamp) / SHAPE);
  };
  // Of two that come to the same size, the wider one: fewer rows.
  let best = 1;
  for (let columns = 2; columns <= count; columns++) if (size(columns) >= size(best)) best = columns;
  return best;
}
