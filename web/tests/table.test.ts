// What lies between the server's data and the screen: the log, the shared device, the shelf, a planned table, a film.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { nextHolder } from "../src/lib/hotseat";
import { lineAt, logLines, sinceYourLastTurn } from "../src/lib/log";
import { Playback } from "../src/lib/playback.svelte";
import type { Frame, Told, View, Replay } from "../src/lib/protocol";
import { TablePlan } from "../src/lib/setup.svelte";
import { againstBots, inLanguage, seatRange, shelf } from "../src/lib/shelf";
import { INFO } from "./shelfGame";

const by = (seat: number, kind = "play"): Told => ({ kind, args: { seat: `@${seat}` } });

describe("the log", () => {
  test("a raid or a round is a heading, the rest are lines of the seat that did it", () => {
    const lines = logLines([{ kind: "raid", args: { number: 1 } }, by(1), { kind: "reshuffle", args: {} }], null);
    expect(lines.map((line) => [line.kind, "seat" in line ? line.seat : undefined])).toEqual([
      ["heading", undefined],
      ["event", 1],
      ["event", null],
    ]);
  });

  test("since your last turn begins after your own last deed, if others have acted", () => {
    expect(sinceYourLastTurn([by(0), by(0), by(1), by(2)], 0)).toBe(2);
    expect(sinceYourLastTurn([by(1), by(0)], 0)).toBe(null);
    expect(sinceYourLastTurn([by(1), by(2)], 0)).toBe(null);
    expect(sinceYourLastTurn([by(0), by(1)], null)).toBe(null);
    expect(logLines([by(0), by(1)], 0).map((line) => line.kind)).toEqual(["event", "since", "event"]);
  });

  test("what a game calls quiet has no line, and the others keep their places", () => {
    const draw = { kind: "draw-unseen", args: { seat: "@1" } };
    expect(logLines([by(0), draw, by(1)], 0, ["draw-unseen"]).map((line) => [line.kind, line.place])).toEqual([
      ["event", 0],
      ["since", 1],
      ["event", 2],
    ]);
  });

  test("a moment without a line of its own stands at the last line before it, a heading or an event", () => {
    const draw = by(1, "draw");
    const history = [draw, { kind: "raid", args: { number: 1 } }, draw, by(1), draw, draw, by(0)];
    const lines = logLines(history, null, ["draw"]);
    expect([-1, 0, 1, 2, 3, 5, 6, 99].map((at) => lineAt(lines, at))).toEqual([null, null, 1, 1, 3, 3, 6, 6]);
    expect(lineAt(logLines([by(0), draw], 0, ["draw"]), 1), "the line 'since your last turn' is no event").toBe(0);
  });
});

describe("a shared device", () => {
  test("one person's device stays where it is", () => {
    expect(nextHolder([1], null, [1])).toBe(null);
    expect(nextHolder([], null, [0])).toBe(null);
  });

  test("it is handed to whoever of its people must act", () => {
    expect(nextHolder([0, 2], 0, [2])).toBe(2);
    expect(nextHolder([0, 2], 0, [1])).toBe(null);
    expect(nextHolder([0, 2], 0, [0])).toBe(null);
    expect(nextHolder([0, 2], 2, [0])).toBe(0);
  });

  test("when all choose at once it goes round, each keeping it until they have chosen", () => {
    expect(nextHolder([0, 1, 2], 1, [0, 1, 2])).toBe(null);
    expect(nextHolder([0, 1, 2], 1, [0, 2])).toBe(2);
    expect(nextHolder([0, 1, 2], 2, [0])).toBe(0);
  });

  test("before anybody holds it, it goes to who must act, or else to the first", () => {
    expect(nextHolder([0, 2], null, [2])).toBe(2);
    expect(nextHolder([0, 2], null, [1])).toBe(0);
  });
});

describe("the shelf", () => {
  test("holds what the server offers, by the place each game names", () => {
    const other = (slug: string, place: number) => ({ ...INFO, slug, shelf: place });
    const games = [other("theft", 100), INFO, other("swag", 100), other("first", 1)];
    expect(shelf(games).map((game) => game.slug)).toEqual(["first", "caper", "swag", "theft"]);
    expect(shelf([])).toEqual([]);
  });

  test("a game says how many play it in any of its modes, and its title in the reader's language if it can", () => {
    expect(seatRange(INFO)).toEqual({ least: 2, most: 6 });
    expect(inLanguage({ en: "Master Thieves", fr: "Maîtres Voleurs" }, "fr")).toBe("Maîtres Voleurs");
    expect(inLanguage({ en: "Swag" }, "fr")).toBe("Swag");
  });

  test("a game against bots starts at once, with up to four at the table", () => {
    expect(againstBots(INFO)).toMatchObject({ game: "caper", mode: "duel", players: 2, start: true, public: false });
    const crowd = againstBots({ ...INFO, modes: [INFO.modes[1]!] });
    expect(crowd.players).toBe(4);
    expect(crowd.seats).toEqual([
      { kind: "me" },
      ...Array.from({ length: 3 }, () => ({ kind: "bot", bot: "regular" })),
    ]);
  });
});

describe("a planned table", () => {
  test("begins with me and free chairs, and waits for people", () => {
    const plan = new TablePlan(INFO);
    expect(plan.wish()).toEqual({
      game: "caper",
      mode: "duel",
      players: 2,
      options: { city: "paris" },
      seats: [{ kind: "me" }, { kind: "open" }],
      public: false,
      hints: true,
      start: false,
    });
  });

  test("a mode brings its own seat counts, and chairs that stay keep their people", () => {
    const plan = new TablePlan(INFO);
    plan.put(1, "bot:random");
    plan.choose("crowd");
    expect(plan.players).toBe(4);
    expect(plan.seats.map((seat) => seat.who)).toEqual(["me", "bot:random", "open", "open"]);
    plan.seat(3);
    expect(plan.wish().seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "open" }]);
  });

  test("an address can ask for seats, a mode and options; what the game does not have is left alone", () => {
    const plan = new TablePlan(INFO);
    plan.ask(new URLSearchParams("seats=greedy,you,you&mode=crowd&city=rome&colour=red&hints=off"));
    expect(plan.wish()).toMatchObject({
      mode: "crowd",
      options: { city: "rome" },
      hints: false,
      seats: [{ kind: "bot", bot: "greedy" }, { kind: "me" }, { kind: "guest" }],
      start: true,
    });
    plan.ask(new URLSearchParams("seats=search@0.5s,you,novice"));
    expect(plan.seats.map((seat) => seat.who)).toEqual(["bot:search@0.5s", "me", "bot:novice"]);
    plan.ask(new URLSearchParams("seats=nobody&mode=none&city=oslo"));
    expect(plan.wish()).toMatchObject({ mode: "crowd", players: 3, options: { city: "rome" } });
  });

  test("I sit on one chair only, and never on none", () => {
    const plan = new TablePlan(INFO);
    plan.choose("crowd");
    plan.put(3, "me");
    expect(plan.seats.map((seat) => seat.who)).toEqual(["open", "open", "open", "me"]);
    plan.seat(3);
    expect(plan.seats.map((seat) => seat.who)).toEqual(["me", "open", "open"]);
  });

  test("a choice that names a seat is there while the seat is, and goes back to the default with it", () => {
    const starter = { name: "starter", choices: ["random", "seat-0", "seat-1", "seat-2", "seat-3"], default: "random" };
    const plan = new TablePlan({ ...INFO, options: [...INFO.options, starter] });
    expect(plan.choices(starter)).toEqual(["random", "seat-0", "seat-1"]);
    plan.choose("crowd");
    expect(plan.choices(starter)).toEqual(starter.choices);
    plan.options.starter = "seat-3";
    plan.seat(3);
    expect(plan.wish().options).toEqual({ city: "paris", starter: "random" });
    plan.ask(new URLSearchParams("starter=seat-3"));
    expect(plan.options.starter).toBe("random");
    plan.ask(new URLSearchParams("starter=seat-2"));
    expect(plan.wish().options?.starter).toBe("seat-2");
  });

  test("with nobody still to come it starts at once, and is not offered to the public", () => {
    const plan = new TablePlan(INFO);
    plan.public = true;
    plan.put(1, "guest");
    plan.seats[1]!.name = " Odile ";
    expect(plan.wish()).toMatchObject({
      start: true,
      public: false,
      seats: [{ kind: "me" }, { kind: "guest", name: "Odile" }],
    });
  });
});

describe("a film", () => {
  const frame = (version: number, events: Told[]): Frame => ({
    version,
    seat: 0,
    action: "x",
    view: {} as View,
    events,
  });
  const frames = [frame(0, [by(0)]), frame(1, [by(0), by(1)]), frame(2, []), frame(3, [by(1)])];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const replay = {
    frames,
    facts: { game: "any" },
    course: { points: [], called: [], marks: [], bands: [] },
  } as unknown as Replay;

  test("knows the moment of every line of its log", () => {
    const film = new Playback(replay);
    expect(film.momentOf).toEqual([0, 1, 1, 3]);
    film.jump(2);
    expect(film.place).toBe(2);
  });

  test("a moment that tells nothing shows what was told last", () => {
    const film = new Playback(replay);
    film.jump(1);
    const told = film.told;
    expect(told).toBe(frames[1]!.events);
    film.step(1);
    expect(film.told).toBe(told);
  });

  test("a step on shows its news, a jump or a step back shows none", () => {
    const film = new Playback(replay);
    expect(film.news).toEqual([]);
    film.step(1);
    expect(film.news).toHaveLength(2);
    film.jump(3);
    expect(film.news).toEqual([]);
    film.step(-1);
    film.step(-1);
    expect(film.news).toEqual([]);
  });

  test("stays within its ends", () => {
    const film = new Playback(replay, 99);
    expect(film.at).toBe(3);
    film.jump(-5);
    expect(film.at).toBe(0);
  });

  test("runs to the end, stops there, and starts over from the start", () => {
    const film = new Playback(replay, 2);
    film.play();
    vi.advanceTimersByTime(60_000);
    expect([film.at, film.playing]).toEqual([3, false]);
    film.play();
    expect(film.at).toBe(0);
    film.pace = 2;
    vi.advanceTimersByTime(1400);
    expect(film.at).toBe(1);
    film.pause();
    vi.advanceTimersByTime(60_000);
    expect(film.at).toBe(1);
  });
});
