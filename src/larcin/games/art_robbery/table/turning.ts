// The turning points of a night: at most four short sentences, each with its turn.
import type { Args } from "$lib/protocol";

import { ahead, fewest, type Night, type Step } from "./night";
import { at } from "./view";

export interface TurningPoint {
  turn: number;
  text: string; // a message id
  args: Args;
}

interface Candidate extends TurningPoint {
  weight: number;
}

export function turningPoints(night: Night, most = 4): TurningPoint[] {
  const found = [...decided(night), ...caughtFrom(night), ...ledFrom(night), ...moments(night)];
  const heaviest = new Map<number, Candidate>();
  for (const one of found) {
    const same = heaviest.get(one.turn);
    if (!same || same.weight < one.weight) heaviest.set(one.turn, one);
  }
  return [...heaviest.values()]
    .sort((a, b) => b.weight - a.weight || b.turn - a.turn)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn)
    .map(({ turn, text, args }) => ({ turn, text, args }));
}

/** The step from which on an answer never changed again; null if it was so from the first step. */
function settled(steps: Step[], answer: (step: Step) => string): Step | null {
  const last = steps.at(-1);
  if (!last) return null;
  const final = answer(last);
  for (let place = steps.length - 2; place >= 0; place--) {
    if (answer(steps[place]!) !== final) return steps[place + 1]!;
  }
  return null;
}

/** The move after which the winner stayed the winner. */
function decided(night: Night): Candidate[] {
  const step = settled(night.steps, (each) => ahead(each).join());
  if (!step) return [];
  const winners = ahead(night.steps.at(-1)!);
  const text = winners.length === 1 ? "end-turn-decides" : "end-turn-decides-tie";
  return [
    { turn: step.turn, text: byKind(step, text), args: { ...names(step), winner: at(winners[0]!) }, weight: 100 },
  ];
}

/** The move after which the one with the fewest alibis stayed so. */
function caughtFrom(night: Night): Candidate[] {
  const step = settled(night.steps, (each) => fewest(each.alibis).join());
  const caught = fewest(night.steps.at(-1)?.alibis ?? []);
  if (!step || caught.length !== 1 || step.dots === 0) return [];
  return [{ turn: step.turn, text: "end-turn-fewest", args: { ...names(step), caught: at(caught[0]!) }, weight: 80 }];
}

/** The move after which the richest stayed the richest, caught or not. */
function ledFrom(night: Night): Candidate[] {
  const richest = ({ loot }: Step) => {
    const most = Math.max(...loot);
    return loot.flatMap((points, seat) => (points === most ? [seat] : [])).join();
  };
  const step = settled(night.steps, richest);
  if (!step || richest(night.steps.at(-1)!) !== String(step.seat) || step.kind === "boss-lost") return [];
  return [{ turn: step.turn, text: byKind(step, "end-turn-leads"), args: names(step), weight: 60 }];
}

/** What everybody at the table remembers: a Boss gone, a big theft, a dog well spent. */
function moments(night: Night): Candidate[] {
  // A night can lose four Bosses; the last two are enough.
  const lost = night.steps.filter(({ kind }) => kind === "boss-lost").slice(-2);
  return night.steps.flatMap((step): Candidate[] => {
    const { turn, kind, value } = step;
    const args = names(step);
    if (lost.includes(step)) return [{ turn, text: "end-turn-boss-lost", args, weight: 50 }];
    if (kind === "steal" && value >= 4) return [{ turn, text: "end-turn-steal", args, weight: 20 + value }];
    if (kind === "defend" && value >= 4) return [{ turn, text: "end-turn-dog", args, weight: 30 + value }];
    return [];
  });
}

/** Taking and stealing read differently, and so does a Boss that leaves. */
function byKind({ kind }: Step, text: string): string {
  return kind === "steal" ? `${text}-steal` : kind === "boss-lost" ? `${text}-boss-lost` : text;
}

function names({ seat, victim, token, dots }: Step): Args {
  return { seat: at(seat), token, dots, ...(victim < 0 ? {} : { victim: at(victim) }) };
}
