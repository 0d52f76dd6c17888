// The result: who is ranked, who stands on the winner's poster, and in one sentence what decided it.
import type { Args } from "$lib/protocol";
import { ranking, type Row } from "$lib/ranking";

import { at, belowOf, CREW, MASTERMINDS, roleOf, type CaperView, type Location } from "./view";

/** What breaks a tie: the fuller purse (then cream, which the result says), but nothing with the Snitch. */
export const tiesOf = ({ mode }: Pick<CaperView, "mode">): string[] => (mode === "snitch" ? [] : ["coins"]);

/** Where the points come from, in this mode. */
export function partsOf(view: CaperView): string[] {
  return [...new Set((view.scores ?? []).flatMap(({ parts }) => Object.keys(parts)))];
}

/** The result from first to last; a team is ranked once, for a Lookout scores what the Mastermind does. */
export function result(view: CaperView): Row[] {
  const all = (view.scores ?? []).map((_, seat) => seat);
  const seats = view.mode === "teams" ? all.slice(0, MASTERMINDS) : all;
  return ranking(view, partsOf(view), tiesOf(view), seats);
}

/** The winner's crew where it did best; the Snitch has none, and shows some of both. */
export function scene(view: CaperView): { location: string; crew: string[] } {
  const winner = view.winners[0] ?? 0;
  const sides = roleOf(view, winner) === "snitch" ? [0, 1] : [belowOf({ ...view, seat: winner })];
  const prize = (location: Location) =>
    Math.max(
      ...sides.map((side) => {
        const { leads, worth, crew } = location.sides[side]!;
        return leads ? worth : crew.length / 10;
      }),
    );
  const best = view.locations.reduce((a, b) => (prize(b) > prize(a) ? b : a));
  const crews = sides.map((side) => best.sides[side]!.crew);
  const crew = Array.from({ length: CREW }, (_, place) => crews.flatMap((one) => one[place]?.thief.card ?? [])).flat();
  return { location: best.id, crew: crew.slice(0, CREW) };
}

export function lead(view: CaperView, rows: Row[]): { text: string; args: Args } | null {
  const masterminds = rows.filter(({ seat }) => seat < MASTERMINDS);
  const [winner, second] = masterminds;
  const snitch = rows.find(({ seat }) => seat === MASTERMINDS);
  if (!winner || !second) return null;
  if (view.mode === "snitch" && snitch) {
    const args = { seat: at(MASTERMINDS), points: snitch.total };
    return {
      text: snitch.won ? "end-lead-snitch" : "end-lead-no-snitch",
      args,
    };
  }
  const margin = winner.total - second.total;
  const args = {
    seat: at(winner.seat),
    second: at(second.seat),
    points: winner.total,
    margin,
  };
  if (margin > 0) return { text: "end-lead-margin", args };
  return {
    text: winner.ties[0] === second.ties[0] ? "end-lead-cream" : "end-lead-coins",
    args,
  };
}
