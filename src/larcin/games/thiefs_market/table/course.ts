// How a game went, as its history tells it: every seat's points round by round, and the moments that made them.
import type { Args, Told } from "$lib/protocol";

import { at, cardOf, seatOf, type MarketView } from "./view";

export interface Course {
  rounds: number;
  /** By seat, then by moment: 0, after each round, and with the bonuses of the end. A card counts what it is worth then. */
  points: number[][];
  thefts: { round: number; thief: number; victim: number; objects: number }[];
  gained: { round: number; seat: number; card: string; worth: number }[];
}

export function course(history: Told[], view: MarketView): Course {
  const players = view.places.length;
  const worth = new Map(view.places.flatMap(({ cards }) => cards.map((card) => [card.id, card.worth ?? 0] as const)));
  const now = Array<number>(players).fill(0);
  const told: Course = { rounds: 0, points: now.map(() => []), thefts: [], gained: [] };
  const note = () => told.points.forEach((line, seat) => line.push(now[seat]!));

  for (const { kind, args } of history) {
    const seat = seatOf(args.seat);
    if (kind === "round") {
      note();
      told.rounds = Number(args.number);
    } else if (kind === "infamy") now[seat]! += Number(args.amount);
    else if (kind === "exchange") now[seat]! += Number(args.infamy);
    else if (kind === "buy" || kind === "potion") {
      const card = cardOf(args.card);
      now[seat]! += worth.get(card) ?? 0;
      told.gained.push({ round: told.rounds, seat, card, worth: worth.get(card) ?? 0 });
    } else if (kind === "steal") {
      told.thefts.push({ round: told.rounds, thief: seat, victim: seatOf(args.victim), objects: Number(args.objects) });
    }
  }
  note();
  (view.scores ?? []).forEach(({ total }, seat) => (now[seat] = total));
  note();
  return told;
}

export interface Moment {
  round: number;
  text: string; // a message id
  args: Args;
}

/** What one would tell of it: at most four moments, in the order they happened. */
export function moments(told: Course, winners: number[]): Moment[] {
  const found = [...lead(told, winners), ...bestRound(told), ...bestCard(told), ...prey(told)];
  return found.sort((a, b) => a.round - b.round);
}

/** From which round on the winner was ahead of everybody, or that only the bonuses brought it. */
function lead({ points, rounds }: Course, winners: number[]): Moment[] {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return [];
  const ahead = (moment: number) =>
    points.every((line, seat) => seat === winner || line[moment]! < points[winner]![moment]!);
  let since = rounds + 1;
  while (since > 0 && ahead(since - 1)) since--;
  const args = { seat: at(winner) };
  return since > rounds
    ? [{ round: rounds, text: "end-moment-bonus", args }]
    : [{ round: since, text: "end-moment-lead", args }];
}

function bestRound({ points, rounds }: Course): Moment[] {
  const gains = points.flatMap((line, seat) =>
    Array.from({ length: rounds }, (_, round) => ({ seat, round: round + 1, gain: line[round + 1]! - line[round]! })),
  );
  const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a), { seat: 0, round: 0, gain: 0 });
  return best.gain > 3
    ? [{ round: best.round, text: "end-moment-round", args: { seat: at(best.seat), points: best.gain } }]
    : [];
}

function bestCard({ gained }: Course): Moment[] {
  const best = gained.reduce((a, b) => (b.worth > a.worth ? b : a), { round: 0, seat: 0, card: "", worth: 3 });
  return best.card
    ? [
        {
          round: best.round,
          text: "end-moment-card",
          args: { seat: at(best.seat), card: `card-${best.card}`, points: best.worth },
        },
      ]
    : [];
}

/** Whose piles were stolen most, and when for the last time. */
function prey({ thefts, points }: Course): Moment[] {
  const times = points.map((_, seat) => thefts.filter(({ victim }) => victim === seat).length);
  const most = Math.max(...times);
  const seat = times.indexOf(most);
  const last = thefts.findLast(({ victim }) => victim === seat);
  return last && most > 2
    ? [{ round: last.round, text: "end-moment-prey", args: { seat: at(seat), times: most } }]
    : [];
}
