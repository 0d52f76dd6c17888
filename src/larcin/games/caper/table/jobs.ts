// How the three jobs went, as the history tells it: the capers of both sides at each location, card by card. What counts
// as a caper is read from the cards' own symbols (facts.py), so there is no second book of rules here.
import type { Args, Told } from "$lib/protocol";

import { at, GEAR, MASTERMINDS, nameOf, seatOf, type CaperView, type Facts, type Symbol } from "./view";

export interface Job {
  location: string;
  /** By Mastermind, then by moment: nothing at first, then after every card laid or flipped anywhere. */
  capers: [number[], number[]];
  winner: number | null;
  points: number;
}

export interface Course {
  jobs: Job[];
  /** The round of each moment. */
  rounds: number[];
  flips: { round: number; seat: number; card: string; location: string }[];
}

interface Laid {
  card: string;
  flipped: boolean;
}
interface Crew {
  location: string;
  mastermind: number;
  cards: Laid[]; // the thief first
}

export function course(history: Told[], view: CaperView): Course {
  const crews = new Map<string, Crew>();
  const told: Course = {
    jobs: view.locations.map(({ id, sides }) => {
      const winner = sides.findIndex(({ leads }) => leads);
      return {
        location: id,
        capers: [[0], [0]],
        winner: winner < 0 ? null : winner,
        points: winner < 0 ? 0 : sides[winner]!.worth,
      };
    }),
    rounds: [1],
    flips: [],
  };
  let round = 1;
  for (const { kind, args } of history) {
    const thief = nameOf(args.thief);
    const card = nameOf(args.card);
    if (kind === "round") round = Number(args.number);
    else if (kind === "send")
      crews.set(thief, {
        location: nameOf(args.location),
        mastermind: seatOf(args.seat),
        cards: [{ card, flipped: false }],
      });
    else if (kind === "equip" || kind === "bring-back") crews.get(thief)?.cards.push({ card, flipped: false });
    else if (kind === "flip") {
      const top = crews.get(thief)?.cards.at(-1);
      if (top) top.flipped = true;
      told.flips.push({
        round,
        seat: seatOf(args.seat),
        card,
        location: nameOf(args.location),
      });
    } else continue;
    if (kind === "round") continue;
    told.rounds.push(round);
    told.jobs.forEach((job, place) => {
      for (let side = 0; side < MASTERMINDS; side++)
        job.capers[side]!.push(count([...crews.values()], view.locations[place]!, side, view.cards));
    });
  }
  return told;
}

/** The capers of a side at a location: of its face-up cards, of the location, and one for every full thief. */
function count(
  crews: Crew[],
  { id, attribute }: { id: string; attribute: Symbol[] },
  side: number,
  cards: Record<string, Facts>,
): number {
  const here = crews.filter(({ location }) => location === id);
  const own = here.filter(({ mastermind }) => mastermind === side);
  const rival = here.filter(({ mastermind }) => mastermind !== side);
  const full = own.filter((crew) => crew.cards.length > GEAR).length;
  const open = own.flatMap((crew) => crew.cards).filter(({ flipped }) => !flipped);
  const symbols = [...attribute, ...open.flatMap(({ card }) => cards[card]?.symbols ?? [])];
  return symbols
    .filter(({ gives }) => gives === "caper")
    .reduce((sum, { amount, per, of }) => {
      const counted = of === "rival" ? rival : of === "both" ? here : own;
      return sum + amount * sets(per, counted, cards);
    }, full);
}

/** How many sets there are. A flipped card has no colour, but is gear or a thief all the same. */
export function sets(per: string[], crews: Crew[], cards: Record<string, Facts>): number {
  if (per.length === 0) return 1;
  const gear = crews.flatMap((crew) => crew.cards.slice(1));
  const wanted = (kind: string) => per.filter((one) => one === kind).length;
  const colours = [...new Set(per)].filter((one) => one !== "gear" && one !== "thief");
  const limits = colours.map((colour) => {
    const found = gear.filter(({ card, flipped }) => !flipped && cards[card]?.colour === colour).length;
    return Math.floor(found / wanted(colour));
  });
  if (wanted("thief")) limits.push(Math.floor(crews.length / wanted("thief")));
  if (wanted("gear")) limits.push(Math.floor(gear.length / (per.length - wanted("thief"))));
  return Math.min(...limits);
}

export interface Moment {
  round: number;
  text: string; // a message id
  args: Args;
}

const MOST = 5;

/** What one would tell of it, in the order it happened. */
export function moments({ jobs, rounds, flips }: Course): Moment[] {
  const found: Moment[] = [];
  const last = rounds.at(-1) ?? 1;
  for (const { location, capers, winner } of jobs) {
    const args = { location: `location-${location}` };
    if (winner === null) {
      found.push({ round: last, text: "end-moment-tied", args });
      continue;
    }
    const ahead = (moment: number) => capers[winner]![moment]! > capers[1 - winner]![moment]!;
    let since = rounds.length;
    while (since > 0 && ahead(since - 1)) since--;
    const round = rounds[Math.min(since, rounds.length - 1)]!;
    found.push({
      round,
      text: "end-moment-lead",
      args: { ...args, seat: at(winner) },
    });
  }
  const best = jobs.reduce((a, b) => (b.points > a.points ? b : a));
  if (best.points > 0)
    found.push({
      round: last,
      text: "end-moment-prize",
      args: { location: `location-${best.location}`, points: best.points },
    });
  for (const { round, seat, card, location } of flips.slice(0, Math.max(0, MOST - found.length)))
    found.push({
      round,
      text: "end-moment-flip",
      args: {
        seat: at(seat),
        card: `card-${card}`,
        location: `location-${location}`,
      },
    });
  return found.sort((a, b) => a.round - b.round);
}
