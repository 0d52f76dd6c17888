import { expect, test } from "vitest";

import { course, moments } from "./course";
import { lead, result } from "./result";
import { listing, owned, place, position } from "./sample";

const round = (number: number) => ({ kind: "round", args: { number } });
const infamy = (seat: number, amount: number) => ({
  kind: "infamy",
  args: { seat: `@${seat}`, amount, card: "card-tailor" },
});
const buy = (seat: number, card: string) => listing("buy", seat, { red: 1 }, { card: `card-${card}`, gold: 0 });
const exchange = (seat: number, gold: number, gained: number) => ({
  kind: "exchange",
  args: { seat: `@${seat}`, gold, infamy: gained },
});
const steal = (seat: number, victim: number) => listing("steal", seat, { red: 2 }, { victim: `@${victim}` });

const line = (cards: number, gained: number, henchmen: number, gold: number, ties = [0, 0]) => ({
  total: cards + gained + henchmen + gold,
  parts: { cards, infamy: gained, henchmen, gold },
  ties: { cards: ties[0]!, tokens: ties[1]! },
});

const finished = position({
  over: true,
  phase: "over",
  round: 2,
  winners: [1],
  scores: [line(4, 3, 0, 0), line(0, 5, 3, 0), line(0, 0, 0, 3)],
  places: [place({ cards: [owned("fur-coat", { worth: 4 })] }), place({ cards: [owned("bookie")] }), place()],
});
const history = [
  round(1),
  steal(1, 0),
  buy(0, "fur-coat"),
  buy(1, "bookie"),
  exchange(0, 1, 1),
  round(2),
  infamy(1, 5),
  steal(1, 0),
  steal(2, 0),
  exchange(0, 0, 2),
];

test("points are counted round by round and end with the score", () => {
  expect(course(history, finished).points).toEqual([
    [0, 5, 7, 7],
    [0, 0, 5, 8],
    [0, 0, 0, 3],
  ]);
});

test("a potion counts nothing, the card it brings does", () => {
  const potion = { kind: "potion", args: { seat: "@0", potion: "card-unlabeled-potion", card: "card-fur-coat" } };
  expect(course([round(1), buy(0, "unlabeled-potion"), potion], finished).points[0]).toEqual([0, 4, 7]);
});

test("the moments: what the bonuses turned, the best round, the best card, and whose pile was stolen most", () => {
  const told = moments(course(history, finished), finished.winners);
  expect(told.map(({ round: when, text, args }) => [when, text, args.seat])).toEqual([
    [1, "end-moment-round", "@0"],
    [1, "end-moment-card", "@0"],
    [2, "end-moment-bonus", "@1"],
    [2, "end-moment-prey", "@0"],
  ]);
});

test("who led from a round on is told with that round", () => {
  const view = { ...finished, winners: [0], scores: [line(4, 3, 3, 0), line(0, 5, 0, 0), line(0, 0, 0, 3)] };
  expect(moments(course(history, view), [0])).toContainEqual({
    round: 1,
    text: "end-moment-lead",
    args: { seat: "@0" },
  });
});

test("the seats stand in the order of points, then cards, then tokens; equals share a place", () => {
  const scores = [line(5, 5, 0, 0, [3, 5]), line(6, 4, 0, 0, [4, 4]), line(5, 5, 0, 0, [3, 5])];
  const rows = result(position({ scores, winners: [1], over: true }));
  expect(rows.map(({ seat, place: rank, tied }) => [seat, rank, tied])).toEqual([
    [1, 1, true],
    [0, 2, true],
    [2, 2, true],
  ]);
  expect(lead(rows)?.text).toBe("end-lead-cards");
});

test("what decided it is told", () => {
  const told = (winners: number[], ...scores: ReturnType<typeof line>[]) =>
    lead(result(position({ scores, winners })))?.text;
  expect(told([0], line(9, 0, 0, 0), line(5, 0, 0, 0))).toBe("end-lead-margin");
  expect(told([0], line(9, 0, 0, 0, [2, 3]), line(9, 0, 0, 0, [2, 1]))).toBe("end-lead-tokens");
  expect(told([0, 1], line(9, 0, 0, 0, [2, 3]), line(9, 0, 0, 0, [2, 3]))).toBe("end-lead-shared");
});
