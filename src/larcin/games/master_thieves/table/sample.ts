// Small positions for the tests of this folder: only what they look at is filled in.
import type { Told } from "$lib/protocol";

import type { Choice, Drawer, OpenDrawer, View } from "./view";

const NOTHING = { diamonds: 0, sapphires: 0, rubies: 0 };
const GRAINS = "knot twin-knots wave arch flame stripes ripples eye burl feather comb river".split(" ");
const FACES = ["N", "E", "S", "W"];
export const LEVELS = ["top", "middle", "bottom"];

/** The drawers as they stand at the start; `order` says which grain is in which slot. */
export const drawers = (order: string[] = GRAINS): Drawer[] =>
  order.map((grain, slot) => ({
    grain,
    level: LEVELS[slot >> 2]!,
    face: FACES[slot & 3]!,
    long: null,
    upper: null,
    lower: null,
  }));

export const opened = (secret = "shut"): OpenDrawer => ({
  grain: "wave",
  level: "top",
  face: "S",
  seat: 0,
  fell: NOTHING,
  fell_to: null,
  found: NOTHING,
  inside: NOTHING,
  alarm: null,
  secret,
  pulled: false,
  ruby: false,
});

export const position = (change: Partial<View> = {}): View =>
  ({ seat: 0, to_act: [0], choices: [], stage: "working", drawers: drawers(), open: null, ...change }) as View;

export const choice = (action: string, kind: string, args: Choice["args"] = {}) => ({ action, kind, args }) as Choice;
export const told = (kind: string, args: Told["args"] = {}): Told => ({ kind, args });
