// Every choice is offered somewhere: on the map, in the panel, as a plan, or beside the prompt.
import { describe, expect, it } from "vitest";

import { beside, deeds, nextInPlan, orders, spots, toward, waste } from "./plays";
import type { CityData, NightView } from "./view";

type Some = Partial<NightView["choices"][number]> & { action: string; kind: string };

function view(choices: Some[], reach: NightView["reach"] = []): NightView {
  return { choices: choices.map((one) => ({ args: {}, ...one })), reach } as unknown as NightView;
}

const to = (...way: string[]) => ({ points: way.length, way });

describe("what is lit on the map", () => {
  it("is every legal step, with who sees it and what it costs", () => {
    const [spot] = spots(
      view([{ action: "step k7", kind: "step", args: { place: "k7" }, points: 1, seen_by: ["guard-a"], vp: -1 }]),
    );
    expect(spot).toMatchObject({
      place: "k7",
      action: "step k7",
      then: [],
      points: 1,
      seen: true,
      vp: -1,
      direct: true,
    });
  });

  it("is also what lies farther, played step by step", () => {
    const found = spots(view([{ action: "step k7", kind: "step", args: { place: "k7" } }], [to("k7"), to("k7", "1a")]));
    expect(found.map(({ place }) => place)).toEqual(["k7", "1a"]);
    expect(found[1]).toMatchObject({ action: "step k7", then: ["step 1a"], places: ["k7", "1a"], direct: false });
  });

  it("takes buildings by their names, and a walk by where it ends", () => {
    const found = spots(
      view([
        { action: "hideout 1a", kind: "hideout", args: { place: "place-1a" } },
        { action: "walk north", kind: "walk", path: ["c4", "c3", "c2"] },
        { action: "walk west", kind: "walk", path: ["b4", "b2", "c2"] },
      ]),
    );
    expect(found.map(({ place }) => place)).toEqual(["1a", "c2"]);
    expect(found[1]?.places).toEqual(["c4", "c3", "c2"]);
  });
});

it("no choice is without a place", () => {
  const kinds = ["keep", "buy-for", "hideout", "plan", "plan-alone", "step", "enter", "teleport", "walk", "rob-guard"];
  kinds.push(
    "club",
    "activate",
    "sell",
    "ally",
    "brawl",
    "decline",
    "store",
    "meet",
    "discard",
    "stamina",
    "surrender",
    "done",
    "end",
  );
  for (const kind of kinds) {
    const one = view([{ action: `${kind} x`, kind, args: { place: "k7" }, path: ["k7"] }]);
    const offered = [spots(one), deeds(one), beside(one), orders(one), waste(one)].flat().length;
    expect(offered, kind).toBeGreaterThan(0);
  }
});

it("goods to throw away are folded up, unless something must go", () => {
  const choices = ["step k7", "discard gem"].map((action) => ({ action, kind: action.split(" ")[0]! }));
  const moving = { ...view(choices), stage: "move" } as NightView;
  expect([deeds(moving), waste(moving).map(({ action }) => action)]).toEqual([[], ["discard gem"]]);
  const full = { ...view(choices.slice(1)), stage: "overflow" } as NightView;
  expect([deeds(full).map(({ action }) => action), waste(full)]).toEqual([["discard gem"], []]);
});

it("both ways of a walk to one lantern are in the panel", () => {
  const ways = ["walk north", "walk west"].map((action) => ({ action, kind: "walk", path: ["c2"] }));
  expect(deeds(view(ways)).map(({ action }) => action)).toEqual(["walk north", "walk west"]);
});

describe("a plan", () => {
  const all = [
    ["cane", "patrol", "feather"],
    ["cane", "feather", "patrol"],
    ["feather", "cane", "patrol"],
  ];

  it("goes on with what fits its beginning", () => {
    expect(nextInPlan(all, [])).toEqual(["cane", "feather"]);
    expect(nextInPlan(all, ["cane"])).toEqual(["patrol", "feather"]);
    expect(nextInPlan(all, ["cane", "patrol", "feather"])).toEqual([]);
  });

  it("is read from the notations", () => {
    expect(orders(view([{ action: "plan cane feather satchel", kind: "plan-alone" }]))).toEqual([
      ["cane", "feather", "satchel"],
    ]);
  });
});

describe("an arrow key", () => {
  const here = {
    turn: { figure: null, over: null, seat: 0, thief: "cane", path: [] },
    guilds: [{ thieves: [{ id: "cane", place: "c3" }] }],
    figures: [],
  };
  const city = { buildings: [{ id: "1a", cells: ["d3", "d4"] }] } as unknown as CityData;

  it("steps to the space or into the building on that side", () => {
    const steps = ["step c2", "step 1a"].map((action) => ({ action, kind: "step" }));
    const now = { ...view(steps), ...here } as unknown as NightView;
    expect(toward(now, city, "ArrowUp")).toBe("step c2");
    expect(toward(now, city, "ArrowRight")).toBe("step 1a");
    expect(toward(now, city, "ArrowLeft")).toBeNull();
    expect(toward(now, city, "a")).toBeNull();
  });

  it("sends a walking figure that way", () => {
    expect(toward(view([{ action: "walk west", kind: "walk" }]), city, "ArrowLeft")).toBe("walk west");
  });
});
