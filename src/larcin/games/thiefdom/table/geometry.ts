// Outlines of houses from their cells: traced round, drawn in, with rounded corners.
import { cell, UNIT, type Point } from "./view";

type Edge = readonly [number, number, number, number];

/** The outline of some cells, clockwise, one point a corner. */
export function trace(names: readonly string[]): Point[] {
  const cells = new Set(names.map((name) => `${cell(name).column},${cell(name).row}`));
  const from = new Map<string, Edge[]>();
  const add = (...edge: Edge) => {
    const key = `${edge[0]},${edge[1]}`;
    from.set(key, [...(from.get(key) ?? []), edge]);
  };
  for (const name of names) {
    const { column: x, row: y } = cell(name);
    if (!cells.has(`${x},${y - 1}`)) add(x, y, x + 1, y);
    if (!cells.has(`${x + 1},${y}`)) add(x + 1, y, x + 1, y + 1);
    if (!cells.has(`${x},${y + 1}`)) add(x + 1, y + 1, x, y + 1);
    if (!cells.has(`${x - 1},${y}`)) add(x, y + 1, x, y);
  }
  const first = from.values().next().value?.[0];
  if (!first) return [];
  const corners: Point[] = [];
  let edge: Edge = first;
  do {
    const [x, y, toX, toY] = edge;
    const next: Edge[] = from.get(`${toX},${toY}`) ?? [];
    const following = next.find(([, , nx, ny]) => nx - toX !== toX - x || ny - toY !== toY - y) ?? next[0];
    if (!following) break;
    if (following[2] - toX !== toX - x || following[3] - toY !== toY - y)
      corners.push({ x: toX * UNIT, y: toY * UNIT });
    edge = following;
  } while (edge !== first && corners.length < 100);
  return corners;
}

/** The outline moved inward (clockwise outlines, y downward). */
export function inset(points: readonly Point[], by: number): Point[] {
  const way = (from: Point, to: Point) => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });
  return points.map((point, at) => {
    const before = way(points.at(at - 1)!, point);
    const after = way(point, points[(at + 1) % points.length]!);
    return { x: point.x + by * (-before.y - after.y), y: point.y + by * (before.x + after.x) };
  });
}

/** A closed path with rounded corners. */
export function path(points: readonly Point[], radius = 0, dy = 0): string {
  const at = (x: number, y: number) => `${x.toFixed(1)} ${(y + dy).toFixed(1)}`;
  const toward = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(radius, length / 2) / length;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return (
    points
      .map((point, place) => {
        const start = toward(point, points.at(place - 1)!);
        const end = toward(point, points[(place + 1) % points.length]!);
        return `${place ? "L" : "M"}${at(start.x, start.y)}Q${at(point.x, point.y)} ${at(end.x, end.y)}`;
      })
      .join("") + "Z"
  );
}

/** Where the sign of a building hangs: in its middle if that is a roof, else on the cell that has most neighbours. */
export function sign(names: readonly string[]): Point {
  const cells = names.map(cell);
  const mid = {
    column: cells.reduce((sum, one) => sum + one.column, 0) / cells.length,
    row: cells.reduce((sum, one) => sum + one.row, 0) / cells.length,
  };
  const point = ({ column, row }: { column: number; row: number }) => ({
    x: (column + 0.5) * UNIT,
    y: (row + 0.5) * UNIT,
  });
  const columns = new Set(cells.map((one) => one.column)).size;
  const rows = new Set(cells.map((one) => one.row)).size;
  if (columns * rows === cells.length) return point(mid);
  const neighbours = (one: (typeof cells)[number]) =>
    cells.filter((other) => Math.abs(other.column - one.column) + Math.abs(other.row - one.row) === 1).length;
  const far = (one: (typeof cells)[number]) => (one.column - mid.column) ** 2 + (one.row - mid.row) ** 2;
  return point([...cells].sort((a, b) => neighbours(b) - neighbours(a) || far(a) - far(b))[0]!);
}
