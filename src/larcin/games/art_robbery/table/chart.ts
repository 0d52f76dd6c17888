// The measures of the chart: turns across, points up.
import { line, type Night } from "./night";

export interface Chart {
  x(turn: number): number;
  y(points: number): number;
  marks: number[]; // the points that have a line across
  steps(seat: number): string; // a seat's line, as an SVG path
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function chart(night: Night, box: Box): Chart {
  const most = Math.max(10, ...night.steps.flatMap(({ loot }) => loot));
  const every = most > 60 ? 20 : 10;
  const top = Math.ceil(most / 5) * 5;
  const x = (turn: number) => box.left + (turn / Math.max(1, night.turns)) * (box.right - box.left);
  const y = (points: number) => box.bottom - (points / top) * (box.bottom - box.top);
  return {
    x,
    y,
    marks: Array.from({ length: Math.floor(top / every) + 1 }, (_, mark) => mark * every),
    steps(seat) {
      const [first, ...rest] = line(night, seat);
      const to = rest.map(({ turn, points }) => `H${x(turn).toFixed(1)}V${y(points).toFixed(1)}`);
      return `M${x(0).toFixed(1)} ${y(first!.points).toFixed(1)}${to.join("")}`;
    },
  };
}

/** What every seat held after a turn. */
export function heldAfter(night: Night, turn: number): number[] {
  const before = night.steps.filter((step) => step.turn <= turn);
  return before.at(-1)?.loot ?? night.points.map(() => 0);
}
