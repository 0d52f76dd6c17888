// Outlines of houses: an L-shaped one has six corners, and its sign hangs on a roof, not over the street.
import { describe, expect, it } from "vitest";

import { inset, path, sign, trace } from "./geometry";
import { middle, placeAt, signs, type CityData } from "./view";

const ELL = ["a1", "a2", "b2"];

describe("an outline", () => {
  it("goes round the cells, corner by corner", () => {
    expect(trace(["b2"])).toHaveLength(4);
    expect(trace(["a1", "b1", "a2", "b2"])).toHaveLength(4);
    expect(trace(ELL)).toHaveLength(6);
  });

  it("moves inward on all sides", () => {
    const xs = inset(trace(["b2"]), 5).map(({ x }) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([45, 75]);
  });

  it("is a closed path", () => {
    expect(path(trace(["b2"]), 4)).toMatch(/^M.*Z$/);
  });
});

describe("a sign", () => {
  it("hangs in the middle of a whole block", () => {
    expect(sign(["a1", "b1", "a2", "b2"])).toEqual({ x: 40, y: 80 });
  });

  it("hangs on a cell of a house with corners", () => {
    expect(ELL.map(middle)).toContainEqual(sign(ELL));
  });
});

it("a press finds the street or the building under it", () => {
  const city = { streets: ["b1"], buildings: [{ id: "1a", cells: ELL }] } as unknown as CityData;
  expect(placeAt(city, { x: 45, y: 50 })).toBe("b1");
  expect(placeAt(city, { x: 45, y: 90 })).toBe("1a");
  expect(placeAt(city, { x: 900, y: 90 })).toBeNull();
  expect([...signs(city).keys()]).toEqual(["1a"]);
});
