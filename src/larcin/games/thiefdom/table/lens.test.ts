// The window on the map: what is fitted, centred and zoomed stays where it should.
import { describe, expect, it } from "vitest";

import { centre, fit, inView, LARGEST, settle, under, zoom } from "./lens";

const paper = { width: 1000, height: 500 };
const box = { width: 500, height: 400 };

describe("the window on the map", () => {
  it("shows the whole paper in its middle", () => {
    expect(fit(paper, box)).toEqual({ scale: 0.5, x: 0, y: 75 });
  });

  it("centres a point, but not beyond the edge of the paper", () => {
    expect(centre({ x: 500, y: 250 }, 1, paper, box)).toEqual({ scale: 1, x: -250, y: -50 });
    expect(centre({ x: 10, y: 10 }, 1, paper, box)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it("keeps what lies under the finger there while it zooms", () => {
    const before = centre({ x: 500, y: 250 }, 1, paper, box);
    const finger = { x: 200, y: 180 };
    const after = zoom(before, 1.5, finger, paper, box);
    expect(after.scale).toBe(1.5);
    expect(under(after, finger).x).toBeCloseTo(under(before, finger).x);
    expect(under(after, finger).y).toBeCloseTo(under(before, finger).y);
  });

  it("zooms neither beyond the whole nor beyond the largest", () => {
    const look = fit(paper, box);
    expect(zoom(look, 0.1, { x: 0, y: 0 }, paper, box).scale).toBe(0.5);
    expect(zoom(look, 100, { x: 0, y: 0 }, paper, box).scale).toBe(LARGEST);
  });

  it("knows whether a point can be seen", () => {
    const look = settle({ scale: 1, x: -250, y: -50 }, paper, box);
    expect(inView(look, { x: 500, y: 250 }, box)).toBe(true);
    expect(inView(look, { x: 255, y: 250 }, box)).toBe(false);
  });
});
