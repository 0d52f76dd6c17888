// The twelve grains by which drawers are told apart, as drawings (SVG). Each has one mark of its own, never in the middle
// (there is the knob) and never the same upside down. And the dark wood of the box itself.

const WIDTH = 300;
const HEIGHT = 86;
const LINE = "#43240d";
const KNOT = "#3a1d0a";

interface Knot {
  x: number;
  y: number;
  r: number;
}

/** How the fibres run, and what is drawn upon them. */
interface Grain {
  light: string;
  dark: string;
  /** How far a fibre leaves its straight way, at x for the fibre that begins at y. */
  bend: (x: number, y: number) => number;
  step: number;
  knots?: Knot[];
  mark?: string;
}

const flat = (): number => 0;
const wavy =
  (amplitude: number, length: number, shift = 0) =>
  (x: number, y: number) =>
    amplitude * Math.sin((x / length) * 2 * Math.PI + shift + y * 0.02);

const stroke = (d: string, width: number, opacity = 0.6): string =>
  `<path d="${d}" fill="none" stroke="${LINE}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
const range = (many: number): number[] => Array.from({ length: many }, (_, n) => n);

/** Arches one inside the other, standing on the lower edge. */
const arches = range(6)
  .map((n) =>
    stroke(
      `M${206 - 12 * n} 90C${206 - 12 * n} ${52 - 9 * n} ${242 + 7 * n} ${46 - 9 * n} ${246 + 8 * n} 90`,
      n % 2 ? 1.6 : 3,
    ),
  )
  .join("");
/** Tongues of a flame that lick from the right edge towards the left. */
const flames = range(7)
  .map((n) => {
    const [tip, half] = [196 - 27 * n, 5 + 5.6 * n];
    return stroke(
      `M310 ${38 - half * 1.15}C${tip + 80} ${40 - half} ${tip + 34} ${40 - half * 0.4} ${tip} 42C${tip + 34} ${46 + half * 0.4} ${tip + 80} ${48 + half} 310 ${50 + half * 1.15}`,
      n % 2 ? 1.4 : 2.8,
    );
  })
  .join("");
const eye = range(6)
  .map((n) =>
    stroke(
      `M${64 - 9 * n - 14} 36Q64 ${36 - 13 - 7 * n} ${64 + 9 * n + 14} 36Q64 ${36 + 11 + 7 * n} ${64 - 9 * n - 14} 36Z`,
      n % 2 ? 1.3 : 2.4,
    ),
  )
  .join("");
const burls = [
  [34, 24, 9],
  [62, 58, 12],
  [98, 22, 7],
  [104, 66, 8],
  [196, 20, 11],
  [208, 62, 7],
  [240, 42, 10],
  [272, 68, 9],
  [270, 16, 6],
]
  .map(([x = 0, y = 0, r = 0]) =>
    [1, 0.66, 0.3]
      .map(
        (q) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r * q * 1.2}" ry="${r * q}" fill="${q < 0.5 ? KNOT : "none"}" stroke="${KNOT}" stroke-opacity=".65" stroke-width="1.6"/>`,
      )
      .join(""),
  )
  .join("");
/** Barbs that leave a quill to both sides. */
const feather =
  stroke("M20 60Q150 30 286 22", 3.4, 0.75) +
  range(17)
    .map((n) => {
      const [x, y] = [30 + 15 * n, 58 - 2.2 * n];
      return stroke(`M${x} ${y}q14 -8 22 -34`, 1.6, 0.5) + stroke(`M${x} ${y}q18 6 30 30`, 1.6, 0.5);
    })
    .join("");
/** Teeth that hang from a beam along the upper edge. */
const comb =
  stroke("M0 20H300", 5, 0.7) +
  range(25)
    .map((n) => stroke(`M${6 + 12 * n} 20V${58 + ((n * 7) % 5) * 5}`, 2.6, 0.55))
    .join("");
const stripes = [9, 27, 34, 58, 77].map((y, n) => stroke(`M0 ${y}H300`, [7, 3, 8, 5, 9][n]!, 0.42)).join("");
const ripples = range(21)
  .map((n) => stroke(`M${4 + 15 * n} -4q-9 14 0 30t-3 30t4 34`, n % 3 ? 2 : 4.5, 0.4))
  .join("");
const river =
  `<path d="M-4 18C60 6 78 70 142 62S206 14 306 30V54C220 36 206 84 136 84S50 32 -4 42Z" fill="#e7bd86" fill-opacity=".8"/>` +
  stroke("M-4 18C60 6 78 70 142 62S206 14 306 30", 2.2) +
  stroke("M-4 42C50 32 66 84 136 84S220 36 306 54", 2.2) +
  stroke("M-4 30C54 20 74 78 140 73S212 26 306 42", 1.2);

const GRAINS: Record<string, Grain> = {
  knot: { light: "#b98450", dark: "#8d5a2e", bend: wavy(2, 260), step: 6.5, knots: [{ x: 66, y: 34, r: 15 }] },
  "twin-knots": {
    light: "#c08d58",
    dark: "#94622f",
    bend: wavy(2, 300, 1),
    step: 6.5,
    knots: [
      { x: 232, y: 28, r: 12 },
      { x: 82, y: 60, r: 12 },
    ],
  },
  wave: { light: "#ad7543", dark: "#7f4e27", bend: (x, y) => wavy(15, 118)(x, y) + x * 0.03, step: 9.5 },
  arch: { light: "#c4935f", dark: "#9a6836", bend: flat, step: 14, mark: arches },
  flame: { light: "#b47c4a", dark: "#875427", bend: wavy(1.5, 200), step: 15, mark: flames },
  stripes: { light: "#c69763", dark: "#a06c3a", bend: flat, step: 9, mark: stripes },
  ripples: { light: "#b07a46", dark: "#83522a", bend: wavy(1, 90), step: 13, mark: ripples },
  eye: {
    light: "#bd8853",
    dark: "#8f5d30",
    bend: (x, y) => (y < 36 ? -1 : 1) * 26 * Math.exp(-(((x - 64) / 62) ** 2)),
    step: 9,
    mark: eye,
  },
  burl: { light: "#a56f3f", dark: "#774823", bend: wavy(5, 44), step: 9, mark: burls },
  feather: { light: "#c2905a", dark: "#8e5d31", bend: flat, step: 20, mark: feather },
  comb: { light: "#b58150", dark: "#8a5a2f", bend: wavy(1, 180), step: 12, mark: comb },
  river: { light: "#aa7342", dark: "#7c4c26", bend: wavy(6, 260, 2), step: 10, mark: river },
};

export const grainNames: readonly string[] = Object.keys(GRAINS);

/** A little noise that is the same every time. */
const noise = (n: number): number => {
  const wild = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return wild - Math.floor(wild);
};

function fibres({ bend, step, knots = [] }: Grain, seed: number): string {
  let drawn = "";
  let number = seed * 40;
  for (let y0 = -24; y0 < HEIGHT + 24; y0 += step * (0.75 + noise(++number) * 0.5)) {
    const way = range(27).map((n) => {
      const x = -6 + 12 * n;
      let y = y0 + bend(x, y0);
      for (const { x: kx, y: ky, r } of knots) {
        const side = y0 > ky ? 1 : -1;
        y += side * r * 1.25 * Math.exp(-(((x - kx) / (2.2 * r)) ** 2)) * Math.exp(-Math.abs(y0 - ky) / (r * 2.4));
      }
      return `${x} ${y.toFixed(1)}`;
    });
    drawn += stroke(`M${way.join("L")}`, 0.7 + noise(number + 0.5) * 1.4, 0.22 + noise(number + 0.3) * 0.34);
  }
  return drawn;
}

const rings = ({ x, y, r }: Knot): string =>
  [1, 0.7, 0.4]
    .map(
      (q) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * q * 1.2}" ry="${r * q * 0.85}" fill="${q < 0.5 ? KNOT : "none"}" stroke="${KNOT}" stroke-opacity=".75" stroke-width="1.8"/>`,
    )
    .join("");

const rough = (frequency: string, seed: number, matrix: string): string =>
  `<filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;

/** A drawing and the size it is made for. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** The wood of a drawer's front. */
export function grainDrawing(name: string): Drawing | null {
  const grain = GRAINS[name];
  if (!grain) return null;
  const seed = grainNames.indexOf(name) + 1;
  const filter = rough(".012 .4", seed, "0 0 0 0 .2  0 0 0 0 .1  0 0 0 0 .03  0 0 0 1 -.42");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>` +
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${grain.light}"/><stop offset="1" stop-color="${grain.dark}"/></linearGradient>${filter}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${fibres(grain, seed)}${grain.mark ?? ""}${(grain.knots ?? []).map(rings).join("")}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#f)" opacity=".6"/></svg>`;
  return { svg, width: WIDTH, height: HEIGHT };
}

/** The dark wood of the box and of the table's rim; it can be laid side by side. */
export function walnutDrawing(): Drawing {
  const filter = rough(".006 .12", 9, "0 0 0 0 .09  0 0 0 0 .045  0 0 0 0 .02  0 0 0 1.9 -.75");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><defs>${filter}</defs><rect width="400" height="400" fill="#5d3b25"/><rect width="400" height="400" filter="url(#f)"/></svg>`;
  return { svg, width: 400, height: 400 };
}
