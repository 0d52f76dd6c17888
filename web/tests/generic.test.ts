// The house's own table: which choice lies on which component, how pieces move, and a view without zones in lines.
import { describe, expect, test } from "vitest";

import { emblem } from "../src/generic/emblem";
import { flights, pieceKey } from "../src/generic/flights";
import { lights } from "../src/generic/lights";
import { linesOf } from "../src/generic/lines";
import type { Choice, View, Zone } from "../src/lib/protocol";

const choice = (action: string, args: Choice["args"] = {}): Choice => ({
  action,
  kind: action.split(" ")[0]!,
  args,
});
const view = (zones: Zone[], choices: Choice[] = [], more: object = {}): View => ({
  game: "swag",
  mode: "standard",
  options: {},
  players: 2,
  seat: 0,
  to_act: [0],
  prompt: { text: "prompt", args: {} },
  choices,
  over: false,
  scores: null,
  winners: [],
  zones,
  ...more,
});
const lit = (now: View, picked: Parameters<typeof lights>[1] = null) => {
  const { on, buttons } = lights(now, picked);
  return {
    on: Object.fromEntries([...on].map(([spot, light]) => [spot, light.choice?.action ?? "pick"])),
    buttons: buttons.map(({ action }) => action),
  };
};

describe("what is lit", () => {
  test("a piece that names its action, whatever the choice's arguments are", () => {
    const now = view(
      [{ name: "deck", pieces: [{ id: null, count: 9, play: "draw" }] }],
      [choice("draw"), choice("stop")],
    );
    expect(lit(now)).toEqual({ on: { "0/0": "draw" }, buttons: ["stop"] });
  });

  test("else the component among the arguments: one's own before the middle before another's", () => {
    const zones: Zone[] = [
      { name: "hand", seat: 1, pieces: [{ id: "card-lamp" }, { id: "card-rope" }] },
      { name: "market", pieces: [{ id: "card-lamp" }, { id: "card-mask" }] },
      { name: "hand", seat: 0, pieces: [{ id: "card-lamp" }] },
    ];
    const choices = [
      choice("play lamp", { card: "card-lamp" }),
      choice("take mask", { card: "card-mask" }),
      choice("steal rope", { card: "card-rope", seat: "@1" }),
      choice("raise", { points: 3 }),
    ];
    expect(lit(view(zones, choices))).toEqual({
      on: { "2/0": "play lamp", "1/1": "take mask", "0/1": "steal rope" },
      buttons: ["raise"],
    });
  });

  test("a component with several choices is picked up, and then shows them", () => {
    const zones: Zone[] = [{ name: "hand", seat: 0, pieces: [{ id: "card-lamp" }, { id: "card-rope" }] }];
    const choices = [choice("sell lamp", { card: "card-lamp" }), choice("keep lamp", { card: "card-lamp" })];
    expect(lit(view(zones, choices))).toEqual({ on: { "0/0": "pick" }, buttons: [] });
    expect(lit(view(zones, choices), "0/0")).toEqual({ on: { "0/0": "pick" }, buttons: ["sell lamp", "keep lamp"] });
  });

  test("a choice of two components: the first is picked up, the second plays", () => {
    const zones: Zone[] = [
      { name: "hand", seat: 0, pieces: [{ id: "card-lamp" }] },
      { name: "market", pieces: [{ id: "card-mask" }, { id: "card-rope" }] },
    ];
    const choices = [
      choice("swap lamp mask", { give: "card-lamp", take: "card-mask" }),
      choice("swap lamp rope", { give: "card-lamp", take: "card-rope" }),
    ];
    expect(lit(view(zones, choices)).on).toEqual({ "0/0": "pick", "1/0": "pick", "1/1": "pick" });
    expect(lit(view(zones, choices), "0/0").on).toEqual({
      "0/0": "pick",
      "1/0": "swap lamp mask",
      "1/1": "swap lamp rope",
    });
  });

  test("every choice can be reached, with zones and without", () => {
    const choices = [choice("a", { card: "card-lamp" }), choice("b")];
    expect(lit(view([], choices)).buttons).toEqual(["a", "b"]);
    expect(lit({ ...view([], choices), zones: undefined }).buttons).toEqual(["a", "b"]);
  });
});

describe("pieces glide", () => {
  const zones = (hand: Zone["pieces"], middle: Zone["pieces"], deck: number): Zone[] => [
    { name: "hand", seat: 0, pieces: hand },
    { name: "middle", pieces: middle },
    { name: "deck", pieces: deck ? [{ id: null, count: deck }] : [] },
  ];
  const before = view(zones([{ id: "card-lamp" }, { id: "card-rope" }], [{ id: "card-mask" }], 5));

  test("what was played comes from the hand", () => {
    const now = view(zones([{ id: "card-rope" }], [{ id: "card-mask" }, { id: "card-lamp" }], 5));
    const flight = flights(before, now);
    expect(flight.from(pieceKey(now, 1, "card-lamp"))).toBe(pieceKey(before, 0, "card-lamp"));
    expect(flight.to(pieceKey(before, 0, "card-lamp")), "it flies by itself").toBe(undefined);
  });

  test("what was drawn comes from the deck, turned over on its way", () => {
    const now = view(zones([{ id: "card-lamp" }, { id: "card-rope" }, { id: "card-key" }], [{ id: "card-mask" }], 4));
    expect(flights(before, now).from(pieceKey(now, 0, "card-key"))).toBe(pieceKey(before, 2, null));
  });

  test("what joins its like flies there as a copy, and what is gone fades", () => {
    const heap = view(zones([{ id: "card-mask" }, { id: "card-rope" }], [{ id: "card-mask" }], 5));
    const joined = view(zones([{ id: "card-rope" }], [{ id: "card-mask", count: 2 }], 5));
    expect(flights(heap, joined).to(pieceKey(heap, 0, "card-mask"))).toBe("middle@middle#0");
    const gone = view(zones([{ id: "card-rope" }], [{ id: "card-mask" }], 5));
    expect(flights(heap, gone).to(pieceKey(heap, 0, "card-mask"))).toBe(null);
  });
});

test("a view without zones is told in lines, as in the terminal", () => {
  const own = {
    round: 2,
    leader: null,
    alarm: true,
    places: [
      { gold: 3, cards: ["card-lamp"] },
      { gold: 0, cards: [] },
    ],
    market: ["card-rope"],
  };
  const say = (id: string) => id.replace("card-", "the ");
  expect(linesOf({ ...view([], [], own), zones: undefined }, say, ["Ada", "Oskar"])).toEqual([
    { name: "", items: ["round 2", "alarm"] },
    { name: "places", items: ["Ada: gold 3 · cards (the lamp)", "Oskar: gold 0"] },
    { name: "market", items: ["the rope"] },
  ]);
});

test("a component has a sign of its own, and its figure where it has one", () => {
  expect(emblem("card-5").figure).toBe("5");
  expect(emblem("card-lamp").figure).toBe("");
  expect(emblem("card-lamp")).toEqual(emblem("card-lamp"));
  const hues = ["card-lamp", "card-rope", "card-mask", "card-key"].map((id) => emblem(id).hue);
  expect(new Set(hues).size).toBe(4);
});
