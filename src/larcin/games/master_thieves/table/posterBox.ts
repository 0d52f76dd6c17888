// The jewel box of Master Thieves as it stands on the poster: three levels turned against each other, one drawer pulled.

type Point = [x: number, y: number, z: number];
export interface Face {
  path: string;
  fill: string;
  stroke?: string;
  width?: number;
}

const TILT = (27 * Math.PI) / 180;
const LEVEL = 50;
const GAP = 4;
const HALF = 94.3;
const TURNS = [38, 20, 56];
const WOODS = ["#a06a38", "#8a5a30", "#96633a"];

/** A point of the box as it stands on the poster, seen from a little above. */
function project([x, y, z]: Point): [number, number] {
  return [150 + x, 262 + y * Math.sin(TILT) - z * Math.cos(TILT)];
}
const outline = (points: Point[]) =>
  `M${points
    .map((point) =>
      project(point)
        .map((n) => n.toFixed(1))
        .join(" "),
    )
    .join("L")}Z`;

function shaded(colour: string, light: number): string {
  const f = Math.max(0.35, Math.min(1.15, light));
  const part = (at: number) => Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * f));
  return `rgb(${part(1)} ${part(3)} ${part(5)})`;
}

const knob = ([x, y]: [number, number], r: number, brass: string): Face => ({
  path: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  fill: brass,
  stroke: "#3a2212",
  width: 1,
});

/** The faces of the box in the order they are painted; `brass` fills the knobs. */
export function jewelBox(brass: string) {
  // Painted in this order, from the lowest level up; the pulled drawer comes in front of all.
  const faces: Face[] = [];
  const pulled: Face[] = [];
  let jewel: [number, number] = [0, 0];

  TURNS.forEach((turn, level) => {
    const z0 = level * (LEVEL + GAP);
    const z1 = z0 + LEVEL;
    const corners = [0, 1, 2, 3].map((k): [number, number] => {
      const angle = (turn * Math.PI) / 180 + (k * Math.PI) / 2 + Math.PI / 4;
      return [HALF * Math.cos(angle), HALF * Math.sin(angle)];
    });
    if (level > 0)
      faces.push({ path: outline(corners.map(([x, y]) => [x * 0.86, y * 0.86, z0 - GAP])), fill: "#1d100a" });
    for (const k of [0, 1, 2, 3]) {
      let [a, b] = [corners[k]!, corners[(k + 1) % 4]!];
      const nx = (a[0] + b[0]) / 2;
      const ny = (a[1] + b[1]) / 2;
      if (ny <= 2) continue; // turned away from us
      if (a[0] > b[0]) [a, b] = [b, a];
      const light = 0.81 - (nx / 82) * 0.3;
      const on = (u: number, v: number): Point => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, z0 + LEVEL * v];
      faces.push({
        path: outline([on(0, 0), on(1, 0), on(1, 1), on(0, 1)]),
        fill: shaded("#b9824a", light),
        stroke: "#2a170c",
      });
      const front: Point[] = [on(0.06, 0.14), on(0.94, 0.14), on(0.94, 0.86), on(0.06, 0.86)];
      faces.push({
        path: outline(front),
        fill: shaded(WOODS[level]!, light),
        stroke: shaded("#4a2f1d", light),
        width: 2,
      });
      for (const v of [0.26, 0.4, 0.58, 0.74]) {
        const [x0, y0] = project(on(0.08, v));
        const [x1, y1] = project(on(0.92, v + 0.03 * level));
        const sag = (level + k) % 2 ? -6 : 6;
        const line = `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag} ${x1} ${y1}`;
        faces.push({ path: line, fill: "none", stroke: "#3a221266", width: 1 });
      }
      faces.push(knob(project(on(0.5, 0.5)), 5, brass));
      if (level === 1 && nx > 0) {
        const far = Math.hypot(nx, ny) / 44;
        const out = ([x, y, z]: Point): Point => [x + nx / far, y + ny / far, z];
        const [A, B, C, D] = front as [Point, Point, Point, Point];
        pulled.push(
          { path: outline([A, out(A), out(D), D]), fill: "#6b431f", stroke: "#2a170c", width: 1 },
          { path: outline([D, C, out(C), out(D)]), fill: "#7d1e28", stroke: "#2a170c" },
          { path: outline([B, out(B), out(C), C]), fill: "#4a2c14", stroke: "#2a170c", width: 1 },
          { path: outline([out(A), out(B), out(C), out(D)]), fill: "#c48a4e", stroke: "#2a170c" },
        );
        const [oA, oC] = [out(A), out(C)];
        pulled.push(knob(project([(oA[0] + oC[0]) / 2, (oA[1] + oC[1]) / 2, (oA[2] + oC[2]) / 2]), 5.5, brass));
        jewel = project([(D[0] + oC[0]) / 2, (D[1] + oC[1]) / 2, D[2] + 4]);
      }
    }
    const lid = (scale: number): Point[] => corners.map(([x, y]) => [x * scale, y * scale, z1]);
    faces.push({ path: outline(lid(1)), fill: level === 2 ? "#c8935a" : "#8a5a30", stroke: "#2a170c" });
    if (level === 2) faces.push({ path: outline(lid(0.8)), fill: "#d7a56c", stroke: "#7a4e2a" });
  });
  return { faces, pulled, jewel, rose: project([0, 0, 3 * LEVEL + 2 * GAP]) };
}
