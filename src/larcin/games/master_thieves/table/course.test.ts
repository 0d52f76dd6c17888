import { expect, test } from "vitest";

import { course, inCycle, moments } from "./course";
import { lead, result } from "./result";
import { position, told } from "./sample";

const score = (total: number, rubies = 0, sapphires = 0) => ({
  total,
  parts: { diamonds: total, "false-diamonds": 0 },
  ties: { rubies, sapphires },
});
const finished = position({ over: true, stage: "over", scores: [score(6), score(2), score(-3)], winners: [0] });
const round = (n: number) => told("round", { round: ((n - 1) % 6) + 1, cycle: Math.ceil(n / 6) });
const history = [
  told("fall", { seat: "@0", diamonds: 2, sapphires: 0 }),
  round(1),
  told("take", { seat: "@0", diamonds: 2, sapphires: 1 }),
  told("place-unseen", { seat: "@1" }),
  round(2),
  told("draft", { seat: "@1", jewel: "jewel-sapphire" }),
  told("share", { seat: "@2", diamonds: 1, sapphires: 0 }),
  told("ruby", { seat: "@0", left: 5 }),
  told("fall-alarm", { seat: "@0", owner: "@2", diamonds: 2, sapphires: 0 }),
];

test("what came to the black cushions, round by round, and the score at the end", () => {
  const { points, rounds } = course(history, finished);
  expect(rounds).toBe(2);
  expect(points).toEqual([
    [0, 4, 8, 6],
    [0, 0, 2, 2],
    [0, 0, 3, -3],
  ]);
});

test("the moments that counted: the lead, the best round, an alarm, a ruby", () => {
  const found = moments(course(history, finished), [0]);
  expect(found).toContainEqual({ round: 1, text: "end-moment-lead", args: { seat: "@0" } });
  expect(found).toContainEqual({ round: 1, text: "end-moment-round", args: { seat: "@0", points: 4 } });
  expect(found).toContainEqual({ round: 2, text: "end-moment-alarm", args: { seat: "@2", points: 2 } });
  expect(found).toContainEqual({ round: 2, text: "end-moment-rubies", args: { seat: "@0", many: 1 } });
  expect(moments(course([round(1)], { ...finished, winners: [1] }), [1])[0]!.text).toBe("end-moment-imitations");
});

test("a round of the night has its cycle", () => {
  expect(inCycle(6)).toEqual({ cycle: 1, round: 6 });
  expect(inCycle(7)).toEqual({ cycle: 2, round: 1 });
});

test("what decided it: points, then rubies, then sapphires, else it is shared", () => {
  const decided = (scores: ReturnType<typeof score>[], winners: number[]) =>
    lead(result({ ...finished, scores, winners }))?.text;
  expect(decided([score(6), score(2)], [0])).toBe("end-lead-margin");
  expect(decided([score(6, 1), score(6, 2)], [1])).toBe("end-lead-rubies");
  expect(decided([score(6, 1, 0), score(6, 1, 4)], [1])).toBe("end-lead-sapphires");
  expect(decided([score(6), score(6)], [0, 1])).toBe("end-lead-shared");
});
