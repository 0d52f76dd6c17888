// The night as the history tells it: who held how much after every turn, and what each raid brought to whom.
import type { Told } from "$lib/protocol";

import { nameParts, seatOf, worth } from "./view";

/** Something that moved loot (or, as `defend`, kept it where it was), and what every seat held right after it. */
export interface Step {
  kind: "take" | "steal" | "boss-lost" | "defend";
  turn: number;
  seat: number;
  victim: number;
  token: string; // "token-antiques-3a"
  value: number;
  dots: number;
  loot: number[]; // by seat
  alibis: number[]; // by seat
}

/** A raid from the turn after which it began to the turn with which it ended. */
export interface Raid {
  raid: string;
  from: number;
  to: number;
}

export interface Night {
  turns: number;
  raids: Raid[];
  steps: Step[];
  points: number[][]; // by seat, then raid
  dots: number[][]; // by seat, then raid
}

export function night(history: Told[], players: number): Night {
  const loot = Array<number>(players).fill(0);
  const alibis = Array<number>(players).fill(0);
  const told: Night = { turns: 0, raids: [], steps: [], points: loot.map(() => []), dots: loot.map(() => []) };

  const give = (seat: number, value: number, dots: number) => {
    if (seat < 0) return;
    const raid = told.raids.length - 1;
    loot[seat]! += value;
    alibis[seat]! += dots;
    told.points[seat]![raid]! += value;
    told.dots[seat]![raid]! += dots;
  };

  for (const { kind, args } of history) {
    if (kind === "raid") {
      told.raids.push({ raid: String(args.raid).replace("raid-", ""), from: told.turns, to: told.turns });
      for (const row of [...told.points, ...told.dots]) row.push(0);
    } else if (kind === "play") {
      told.turns += 1;
      told.raids.at(-1)!.to = told.turns;
    } else if (kind === "take" || kind === "steal" || kind === "boss-lost" || kind === "defend") {
      const [seat, victim] = [seatOf(args.seat), seatOf(args.victim)];
      const value = worth(nameParts(String(args.token)).slot);
      const dots = Number(args.dots ?? 0);
      if (kind === "boss-lost") give(seat, -value, -dots);
      else if (kind !== "defend") {
        give(seat, value, dots);
        give(victim, -value, -dots);
      }
      const held = { loot: [...loot], alibis: [...alibis] };
      told.steps.push({ kind, turn: told.turns, seat, victim, token: String(args.token), value, dots, ...held });
    }
  }
  return told;
}

/** What every seat held after each turn, by seat: the lines of the chart. */
export function lines({ steps, turns, points }: Night): number[][] {
  return points.map((_, seat) =>
    Array.from({ length: turns + 1 }, (_, turn) => steps.findLast((step) => step.turn <= turn)?.loot[seat] ?? 0),
  );
}

/** The seats with the fewest alibis: with three or more seats they are the ones who would be caught. */
export function fewest(alibis: number[]): number[] {
  const least = Math.min(...alibis);
  return alibis.flatMap((count, seat) => (count === least ? [seat] : []));
}

/** Who would win if the night ended with this step. */
export function ahead({ loot, alibis }: { loot: number[]; alibis: number[] }): number[] {
  const short = fewest(alibis);
  const penalty = (seat: number) => {
    if (loot.length > 2) return short.includes(seat) ? loot[seat]! : 0;
    return short.length === 1 && short[0] === seat ? 10 : 0;
  };
  const marks = loot.map((points, seat) => [points - penalty(seat), alibis[seat]!] as const);
  const best = marks.reduce((a, b) => (b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a));
  return marks.flatMap((mark, seat) => (mark[0] === best[0] && mark[1] === best[1] ? [seat] : []));
}
