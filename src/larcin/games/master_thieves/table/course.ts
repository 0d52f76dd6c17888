// How a game went, as its history tells it: what came to every black cushion round by round, and the moments that
// counted. Which imitations went into the box a closed log never says, so they count only at the end.
import type { Args, Told } from "$lib/protocol";

import { at, jewelOf, seatOf, WORTH, type ThievesView } from "./view";

const A_CYCLE = 6;

interface Gain {
  round: number;
  seat: number;
  points: number;
  /** What brought it: the own hand in a drawer, a ruby, the red cushion, an alarm. */
  by: "take" | "ruby" | "red" | "alarm";
}

export interface Course {
  rounds: number;
  /** By seat, then by moment: the genuine jewels after filling the box and after each round, then the final score. */
  points: number[][];
  gains: Gain[];
}

export function course(history: Told[], view: ThievesView): Course {
  const now = view.places.map(() => 0);
  const told: Course = { rounds: 0, points: now.map(() => []), gains: [] };
  const note = () => told.points.forEach((line, seat) => line.push(now[seat]!));
  for (const event of history) {
    if (event.kind === "round") {
      note();
      told.rounds++;
    }
    const gain = gained(event, told.rounds);
    if (gain?.points) {
      now[gain.seat]! += gain.points;
      told.gains.push(gain);
    }
  }
  note();
  told.points.forEach((line, seat) => line.push(view.scores?.[seat]?.total ?? now[seat]!));
  return told;
}

function gained({ kind, args }: Told, round: number): Gain | null {
  const points = Number(args.diamonds ?? 0) * WORTH.diamond + Number(args.sapphires ?? 0) * WORTH.sapphire;
  const seat = seatOf(args.seat);
  switch (kind) {
    case "take":
      return { round, seat, points, by: "take" };
    case "ruby":
      return { round, seat, points: WORTH.ruby, by: "ruby" };
    case "share":
      return { round, seat, points, by: "red" };
    case "draft":
      return { round, seat, points: WORTH[jewelOf(args.jewel)], by: "red" };
    case "fall-alarm":
      return { round, seat: seatOf(args.owner), points, by: "alarm" };
    default:
      return null;
  }
}

/** A round of the whole game, as its cycle and its round in it. */
export const inCycle = (round: number): { cycle: number; round: number } => ({
  cycle: Math.floor((round - 1) / A_CYCLE) + 1,
  round: ((round - 1) % A_CYCLE) + 1,
});

export interface Moment {
  round: number;
  text: string; // a message id
  args: Args;
}

/** What one would tell of it, in the order it happened. */
export function moments(told: Course, winners: number[]): Moment[] {
  const found = [
    ...lead(told, winners),
    ...most(told, (gain) => gain.by !== "ruby", 4, "end-moment-round"),
    ...most(told, ({ by }) => by === "alarm", 2, "end-moment-alarm"),
    ...rubies(told),
  ];
  return found.sort((a, b) => a.round - b.round);
}

/** From which round on the winner was ahead of everybody, or that only the imitations of the others decided it. */
function lead({ points, rounds }: Course, winners: number[]): Moment[] {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return [];
  const ahead = (moment: number) =>
    points.every((line, seat) => seat === winner || line[moment]! < points[winner]![moment]!);
  let since = rounds + 1;
  while (since > 0 && ahead(since - 1)) since--;
  const args = { seat: at(winner) };
  if (since > rounds) return [{ round: rounds, text: "end-moment-imitations", args }];
  return [{ round: Math.max(1, since), text: "end-moment-lead", args }];
}

/** The seat and the round that brought the most by such gains, if it was as much as `least`. */
function most({ gains }: Course, counts: (gain: Gain) => boolean, least: number, text: string): Moment[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains.filter(counts)) {
    const key = `${gain.round} ${gain.seat}`;
    sums.set(key, { ...gain, points: gain.points + (sums.get(key)?.points ?? 0) });
  }
  const best = [...sums.values()].reduce<Gain | null>((a, b) => (a && a.points >= b.points ? a : b), null);
  return best && best.points >= least
    ? [{ round: best.round, text, args: { seat: at(best.seat), points: best.points } }]
    : [];
}

/** Who found most of the rubies, and when the last of them. */
function rubies({ gains, points }: Course): Moment[] {
  const found = gains.filter(({ by }) => by === "ruby");
  const each = points.map((_, seat) => found.filter((gain) => gain.seat === seat));
  const best = each.reduce((a, b) => (b.length > a.length ? b : a), []);
  const last = best.at(-1);
  return last
    ? [{ round: last.round, text: "end-moment-rubies", args: { seat: at(last.seat), many: best.length } }]
    : [];
}
