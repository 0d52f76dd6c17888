// @vitest-environment happy-dom
// A seat's session: views in order, news apart from history, one action at a time.
import { beforeEach, expect, test } from "vitest";

import type { Sentence, TableInfo, Told, View, ViewMessage } from "../src/lib/protocol";
import { Session } from "../src/lib/session.svelte";
import { FakeNetwork } from "./fakeSocket";

const TABLE: TableInfo = {
  id: "velvet-42",
  game: "art-robbery",
  mode: "standard",
  options: {},
  players: 2,
  status: "playing",
  public: false,
  hints: true,
  host: true,
  name: "Ada",
  seats: [],
  commitment: "",
  created: "2026-01-01T00:00:00Z",
  next: null,
  to_act: [0],
};
const VIEW: View = {
  game: "art-robbery",
  mode: "standard",
  options: {},
  players: 2,
  seat: 0,
  to_act: [0],
  prompt: { text: "prompt-play", args: {} },
  choices: [],
  over: false,
  scores: null,
  winners: [],
};
const told = (kind: string): Told => ({ kind, args: {} });

let network: FakeNetwork;
let session: Session;
let refusals: Sentence[];

beforeEach(() => {
  network = new FakeNetwork();
  refusals = [];
  session = new Session({ table: TABLE, seat: 0, told: (reason) => refusals.push(reason), connect: network.connect });
  network.last.open();
});

function show(version: number, events: Told[], more: Partial<ViewMessage> = {}) {
  network.last.say({ type: "view", version, view: VIEW, events, fresh: false, undo: false, ...more });
}

test("it listens to its own seat of its own table", () => {
  expect(network.last.address).toContain("/api/tables/velvet-42/live?seat=0");
});

test("a whole view replaces the history and is no news; a new one adds to it and is", () => {
  show(3, [told("raid"), told("play")], { fresh: true });
  expect(session.history.map((event) => event.kind)).toEqual(["raid", "play"]);
  expect(session.news).toEqual([]);
  show(4, [told("take")]);
  expect(session.history.map((event) => event.kind)).toEqual(["raid", "play", "take"]);
  expect(session.news.map((event) => event.kind)).toEqual(["take"]);
  show(5, [told("raid")], { fresh: true });
  expect(session.history.map((event) => event.kind)).toEqual(["raid"]);
});

test("a view that was overtaken on the way is dropped", () => {
  show(4, [], { fresh: true });
  show(3, [told("play")]);
  expect(session.version).toBe(4);
  expect(session.history).toEqual([]);
});

test("an action carries the version it was made on, and holds others back until its view comes", () => {
  show(7, [], { fresh: true });
  session.act("play 3");
  session.act("play 4");
  expect(network.last.sent).toMatchObject([{ type: "act", version: 7, action: "play 3" }]);
  expect(session.pending).toBe(true);
  network.last.say({ type: "done", id: network.last.sent[0]!.id });
  expect(session.pending).toBe(true);
  show(8, [told("play")]);
  expect(session.pending).toBe(false);
  session.act("play 4");
  expect(network.last.sent).toHaveLength(2);
});

test("a refused action may be tried again, and the reader is told why", () => {
  show(7, [], { fresh: true });
  session.act("play 3");
  network.last.say({ type: "refused", id: network.last.sent[0]!.id, reason: { text: "why-not-in-hand", args: {} } });
  expect(session.pending).toBe(false);
  expect(refusals).toEqual([{ text: "why-not-in-hand", args: {} }]);
});

test("nothing is taken back that cannot be", () => {
  show(1, [], { fresh: true });
  session.undo();
  expect(network.last.sent).toEqual([]);
  show(2, [], { undo: true });
  session.undo();
  expect(network.last.sent).toMatchObject([{ type: "undo", version: 2 }]);
});

test("why asks, and only an answer with a reason is passed on", () => {
  session.why("take 5");
  const id = network.last.sent[0]!.id;
  network.last.say({ type: "why", id, reason: null });
  network.last.say({ type: "why", id, reason: { text: "why-card-first", args: {} } });
  expect(refusals).toEqual([{ text: "why-card-first", args: {} }]);
});

test("a hint is asked for once, on the version that is shown, and lasts until something else is asked", () => {
  show(3, [], { fresh: true });
  session.askHint();
  session.askHint();
  expect(network.last.sent).toMatchObject([{ type: "hint", version: 3 }]);
  expect(session.hinting).toBe(true);
  const advice = [{ action: "play 3", share: 0.6, points: null, visits: 40, line: [] }];
  network.last.say({ type: "hint", id: network.last.sent[0]!.id, version: 3, advice });
  expect([session.hinting, session.hint]).toEqual([false, advice]);
  show(4, []); // another's secret choice: our question is the same
  expect(session.hint).toEqual(advice);
  show(5, [], { view: { ...VIEW, prompt: { text: "prompt-take", args: {} } } });
  expect(session.hint).toBe(null);
});

test("a hint that comes too late, or is refused too late, is not heard of", () => {
  show(3, [], { fresh: true });
  session.askHint();
  const [asked] = network.last.sent;
  session.act("play 3");
  network.last.say({ type: "refused", id: asked!.id, reason: { text: "server-stale", args: {} } });
  expect([session.hint, session.hinting, refusals]).toEqual([null, false, []]);
  show(4, [], { view: { ...VIEW, prompt: { text: "prompt-take", args: {} } } });
  session.askHint();
  const refused = network.last.sent.at(-1)!.id;
  network.last.say({ type: "refused", id: refused, reason: { text: "server-no-hint", args: {} } });
  expect([session.hinting, refusals.length]).toEqual([false, 1]);
});

test("no hint is asked for where none may be had", () => {
  show(3, [], { fresh: true, view: { ...VIEW, to_act: [1] } });
  session.askHint();
  network.last.say({ type: "table", table: { ...TABLE, hints: false } });
  show(4, []);
  session.askHint();
  expect(network.last.sent).toEqual([]);
});

test("new lines of chat are counted until they are read; old ones are not", () => {
  const line = { name: "Odile", seat: 1, text: "hello", at: "2026-01-01T00:00:00Z" };
  network.last.say({ type: "chat", lines: [line], fresh: true });
  expect(session.unread).toBe(0);
  network.last.say({ type: "chat", lines: [line, line], fresh: false });
  expect(session.chat).toHaveLength(3);
  expect(session.unread).toBe(2);
});

test("the table is the newest the server told of", () => {
  network.last.say({ type: "table", table: { ...TABLE, status: "over", next: "amber-15" } });
  expect(session.table.next).toBe("amber-15");
});
