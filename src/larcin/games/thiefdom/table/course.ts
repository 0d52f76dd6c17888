// How the nights went, as the history tells it: every guild's VP night by night, and the moments that made them.
import type { Args, Told } from "$lib/protocol";

import { at, seatOf, type NightView } from "./view";

export interface Course {
  nights: number;
  /** By seat, then by moment: at the start, after each night, and with what is counted at the end. */
  points: number[][];
  /** What brought VP, as the events tell it. */
  deeds: { night: number; seat: number; vp: number; kind: string; args: Args }[];
  arrests: { night: number; seat: number }[];
}

/** Events whose VP their sentence gives without a figure, those that take VP away, and what is no deed of a thief. */
const GIVEN: Record<string, number> = { club: 1 };
const LOST = new Set(["arrest", "rivals"]);
const PAID = new Set(["buy", "streets"]);

export function course(history: Told[], view: NightView): Course {
  const scores = view.scores ?? [];
  const now = scores.map(({ parts }) => parts.start ?? 0);
  const told: Course = { nights: 0, points: now.map(() => []), deeds: [], arrests: [] };
  const note = () => told.points.forEach((line, seat) => line.push(now[seat]!));

  for (const { kind, args } of history) {
    if (kind === "night" || kind === "night-alone") {
      note();
      told.nights = Number(args.number);
    }
    const vp = Number(args.vp ?? GIVEN[kind] ?? 0);
    if (!args.seat || !vp) continue;
    const seat = seatOf(args.seat);
    // Nobody falls below 0.
    now[seat] = Math.max(0, now[seat]! + (LOST.has(kind) ? -vp : vp));
    if (kind === "arrest") told.arrests.push({ night: told.nights, seat });
    else if (!LOST.has(kind) && !PAID.has(kind)) told.deeds.push({ night: told.nights, seat, vp, kind, args });
  }
  note();
  scores.forEach(({ total }, seat) => (now[seat] = total));
  note();
  return told;
}

export interface Moment {
  night: number;
  text: string; // a message id
  args: Args;
}

/** What one would tell of it: at most four moments, in the order they happened. */
export function moments(told: Course, winners: number[]): Moment[] {
  return [...lead(told, winners), ...bestNight(told), ...bestDeed(told), ...caught(told)].sort(
    (a, b) => a.night - b.night,
  );
}

/** From which night on the winner was ahead of everybody, or that only what is counted at the end brought it. */
function lead({ points, nights }: Course, winners: number[]): Moment[] {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || points.length < 2) return [];
  const ahead = (moment: number) =>
    points.every((line, seat) => seat === winner || line[moment]! < points[winner]![moment]!);
  let since = nights + 1;
  while (since > 1 && ahead(since - 1)) since--;
  const text = since > nights ? "end-moment-count" : "end-moment-lead";
  return [{ night: Math.min(since, nights), text, args: { seat: at(winner) } }];
}

function bestNight({ points, nights }: Course): Moment[] {
  const gains = points.flatMap((line, seat) =>
    Array.from({ length: nights }, (_, night) => ({ seat, night: night + 1, gain: line[night + 1]! - line[night]! })),
  );
  const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a), { seat: 0, night: 0, gain: 3 });
  return best.night > 0
    ? [{ night: best.night, text: "end-moment-night", args: { seat: at(best.seat), vp: best.gain } }]
    : [];
}

/** The deed that brought most, in its own words. */
function bestDeed({ deeds }: Course): Moment[] {
  const [best] = deeds.toSorted((a, b) => b.vp - a.vp);
  return best && best.vp > 2 ? [{ night: best.night, text: `event-${best.kind}`, args: best.args }] : [];
}

/** Who was arrested most, and when for the last time. */
function caught({ arrests, points }: Course): Moment[] {
  const times = points.map((_, seat) => arrests.filter((one) => one.seat === seat).length);
  const most = Math.max(...times);
  const seat = times.indexOf(most);
  const last = arrests.findLast((one) => one.seat === seat);
  return last && most > 1
    ? [{ night: last.night, text: "end-moment-arrests", args: { seat: at(seat), times: most } }]
    : [];
}
