// @vitest-environment happy-dom
// The live line: it comes back by itself, loses no request and repeats none.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Line, wait, type LineState } from "../src/lib/live";
import type { FromServer } from "../src/lib/protocol";
import { FakeNetwork } from "./fakeSocket";

let network: FakeNetwork;
let heard: FromServer[];
let states: LineState[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  network = new FakeNetwork();
  heard = [];
  states = [];
  line = new Line({
    address: "ws://here/live",
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    connect: network.connect,
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("what is asked before the line is open is sent when it is", () => {
  const id = line.send({ type: "act", version: 0, action: "play 3" });
  expect(network.last.sent).toEqual([]);
  network.last.open();
  expect(network.last.sent).toEqual([{ type: "act", id, version: 0, action: "play 3" }]);
});

test("every request has an id of its own", () => {
  network.last.open();
  const ids = Array.from({ length: 50 }, () => line.send({ type: "why", action: "play 3" }));
  expect(new Set(ids).size).toBe(50);
});

test("after a reconnect an unanswered request is sent again under the same id, an answered one is not", () => {
  network.last.open();
  const answered = line.send({ type: "act", version: 0, action: "play 3" });
  const open = line.send({ type: "chat", text: "hello" });
  network.last.say({ type: "done", id: answered });
  network.last.break();
  vi.advanceTimersByTime(1000);
  expect(network.sockets).toHaveLength(2);
  network.last.open();
  expect(network.last.sent).toEqual([{ type: "chat", id: open, text: "hello" }]);
});

test("a refusal and an explanation are answers too", () => {
  network.last.open();
  const refused = line.send({ type: "act", version: 0, action: "play 3" });
  const explained = line.send({ type: "why", action: "play 4" });
  network.last.say({ type: "refused", id: refused, reason: { text: "why-not", args: {} } });
  network.last.say({ type: "why", id: explained, reason: null });
  network.last.break();
  vi.advanceTimersByTime(1000);
  network.last.open();
  expect(network.last.sent).toEqual([]);
  expect(heard.map((message) => message.type)).toEqual(["refused", "why"]);
});

test("it tries again and again, each time later, and says what state it is in", () => {
  for (let tries = 0; tries < 4; tries++) {
    network.last.break();
    vi.advanceTimersByTime(399 * 0.75 * 2 ** tries);
    expect(network.sockets).toHaveLength(tries + 1);
    vi.advanceTimersByTime(400 * 1.25 * 2 ** tries);
    expect(network.sockets).toHaveLength(tries + 2);
  }
  network.last.open();
  expect(states).toEqual(["lost", "open"]);
});

test("an open line starts counting its tries anew", () => {
  network.last.break();
  vi.advanceTimersByTime(10_000);
  network.last.open();
  network.last.break();
  vi.advanceTimersByTime(400 * 1.25);
  expect(network.sockets).toHaveLength(3);
});

test("waits double up to a limit, and are spread", () => {
  expect(wait(0, 0.5)).toBe(400);
  expect(wait(3, 0.5)).toBe(3200);
  expect(wait(30, 0.5)).toBe(8000);
  expect(wait(0, 0)).toBeLessThan(wait(0, 1));
});

test("when the network is back the line does not sit out its wait", () => {
  network.last.break();
  expect(network.sockets).toHaveLength(1);
  dispatchEvent(new Event("online"));
  expect(network.sockets).toHaveLength(2);
});

test("a close with the server's last word is final", () => {
  network.last.open();
  network.last.break(4404);
  vi.advanceTimersByTime(60_000);
  expect(network.sockets).toHaveLength(1);
  expect(states).toEqual(["open", "closed"]);
});

test("a line that was hung up says nothing more and does not come back", () => {
  network.last.open();
  const socket = network.last;
  line.close();
  socket.say({ type: "done", id: "x" });
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
  expect(network.sockets).toHaveLength(1);
});
