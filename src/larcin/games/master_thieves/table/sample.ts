// Small positions for the tests of this folder.
import type { Told } from "$lib/protocol";

import type { Choice, Drawer, OpenDrawer, Place, View } from "./view";

export const NOTHING = { diamonds: 0, sapphires: 0, rubies: 0 };
const GRAINS = "knot twin-knots wave arch flame stripes ripples eye burl feather comb river".split(" ");
export const LEVELS = ["top", "middle", "bottom"];
const FACES = ["N", "E", "S", "W"];

/** The twelve drawers as they stand at the start; `order` says which grain is in which slot. */
export const drawers = (order: string[] = GRAINS): Drawer[] =>
  order.map((grain, slot) => ({
    grain,
    level: LEVELS[slot >> 2]!,
    face: FACES[slot & 3]!,
    long: null,
    upper: null,
    lower: null,
  }));

export const opened = (change: Partial<OpenDrawer> = {}): OpenDrawer => ({
  grain: "wave",
  level: "top",
  face: "S",
  seat: 0,
  fell: NOTHING,
  fell_to: null,
  found: NOTHING,
  inside: NOTHING,
  alarm: null,
  secret: "shut",
  pulled: false,
  ruby: false,
  ...change,
});

const place = (): Place => ({
  white: NOTHING,
  black: NOTHING,
  points: 0,
  alarm_home: true,
  to_fill: 0,
  cards: 0,
  hand: null,
  played: null,
  played_count: 0,
  chosen: false,
  card: null,
  dropped: false,
});

export function position(change: Partial<View> = {}): View {
  return {
    game: "master-thieves",
    mode: "standard",
    options: {},
    players: 3,
    seat: 0,
    to_act: [0],
    prompt: { text: "prompt-open-thief", args: {} },
    choices: [],
    over: false,
    scores: null,
    winners: [],
    stage: "working",
    cycle: 1,
    round: 1,
    rounds: 1,
    turn: 0,
    upside_down: false,
    drawers: drawers(),
    in_view: ["S", "E"],
    open: null,
    turned: false,
    flipped: false,
    red: NOTHING,
    rubies_left: 0,
    places: [place(), place(), place()],
    order: [],
    count: null,
    drafters: [],
    heirs: [],
    ...change,
  };
}

export const choice = (action: string, kind: string, args: Choice["args"] = {}): Choice => ({
  action,
  kind,
  args,
  hint: {},
});
export const told = (kind: string, args: Told["args"] = {}): Told => ({ kind, args });
