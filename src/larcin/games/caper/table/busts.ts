// The 24 thieves, chest up: a head in a mask, and what makes each one known at a glance. Drawn in a box of 100 by 70.
import { disc, line, paint, type Shape } from "./shapes";

export interface Bust {
  ground: string; // behind the head
  coat: string;
  skin: string;
  shirt: string;
  /** Hair and hat, under the mask. */
  head: Shape[];
  /** What lies over everything: moustaches, ties, tools. */
  over: Shape[];
}

const LINEN = "#f4ead5";
const NIGHT = "#1d2230";
const GOLD = "#e7b84b";
const LIP = "#7a3d2c";

const smile = line(LIP, 2, "M45 40c3 2.6 7 2.6 10 0");
const firm = line(LIP, 2, "M45.5 40.5h9");
const lips = (fill: string): Shape =>
  paint(fill, "M45.5 40c2.5-2 6.5-2 9 0-2.5 3-6.5 3-9 0Z");
const tie = (fill: string): Shape => paint(fill, "M46 47h8l-2 13h-4Z");
const bow = (fill: string): Shape =>
  paint(fill, "M42 47.5l8 3 8-3v8l-8-3-8 3Z");
const crop = (fill: string): Shape =>
  paint(fill, "M36 25c2-14 26-14 28 0-8-6-20-6-28 0Z");
const bob = (fill: string): Shape =>
  paint(
    fill,
    "M34 40c-5-18 2-29 16-29s21 11 16 29c-4-2-4-9-5-16-8-1-16-2-21-5-3 6-2 18-6 21Z",
  );
const long = (fill: string): Shape =>
  paint(
    fill,
    "M33 47C27 20 37 10 50 11c13-1 23 9 17 36-3-3-4-9-4-17-8-2-18-4-22-8-3 6-3 18-8 25Z",
  );
const temples = (fill: string): Shape =>
  paint(fill, "M36 23v11c-3-2-3-8 0-11ZM64 23v11c3-2 3-8 0-11Z");
const moustache = (fill: string): Shape =>
  paint(
    fill,
    "M38.5 37.5c5 1.5 9 0 11.5-1.5 2.5 1.5 6.5 3 11.5 1.5-3 4.5-9 4.5-11.5 1.5-2.5 3-8.5 3-11.5-1.5Z",
  );
const pearls = [
  [38, 52],
  [44, 55],
  [50, 56.5],
  [56, 55],
  [62, 52],
].map(([x, y]) => disc("#fff", x!, y!, 2.5));
const brim = (fill: string, y: number, from = 29): Shape =>
  paint(
    fill,
    `M${from} ${y}h${100 - 2 * from}a2.2 2.2 0 0 1 0 4.5h${2 * from - 100}a2.2 2.2 0 0 1 0-4.5Z`,
  );
const crown = (fill: string): Shape => paint(fill, "M36 18.5c0-14 28-14 28 0Z");

export const BUSTS: Record<string, Bust> = {
  actress: {
    ground: "#e39aa2",
    coat: "#8d2f4f",
    skin: "#f3cfae",
    shirt: "#f3cfae",
    head: [long("#b5532b")],
    over: [lips("#c2263a"), ...pearls],
  },
  auctioneer: {
    ground: "#8fa7b8",
    coat: "#3a3550",
    skin: "#e9bd95",
    shirt: LINEN,
    head: [
      paint(
        "#a7a19a",
        "M36 28c-3-14 4-19 15-18 10 0 16 6 13 18-2-5-5-8-8-9-6 3-14 3-18 2-1 2-2 4-2 7Z",
      ),
    ],
    over: [
      moustache("#a7a19a"),
      bow("#d9534f"),
      line("#7a4a22", 4, "M76 68 88 46"),
      paint("#9a5f2e", "M80 36l16 9-5 9-16-9Z"),
      line("#5a3517", 2, "M83 37.5l-5 9M93 43l-5 9"),
    ],
  },
  banker: {
    ground: "#7fa38c",
    coat: "#25303f",
    skin: "#f0c7a4",
    shirt: LINEN,
    head: [
      temples("#8a8a88"),
      paint(NIGHT, "M37 3h26l1 17H36Z"),
      paint("#8d6cc2", "M36.2 15h27.6v4H36.2Z"),
      brim(NIGHT, 19, 31),
    ],
    over: [smile, paint("#f0c33c", "M47 48h6l-3 11Z")],
  },
  barber: {
    ground: "#e6b8a0",
    coat: "#f6f1e6",
    skin: "#e2ab80",
    shirt: "#f6f1e6",
    head: [
      paint(NIGHT, "M35 26c0-12 6-17 17-16 9 0 14 5 13 16-4-6-12-9-30 0Z"),
    ],
    over: [
      moustache(NIGHT),
      line("#6aa5d9", 3, "M18 54v16M25 51v20M82 54v16M75 51v20"),
      paint("#d9534f", "M45 47h10l-5 7Z"),
    ],
  },
  "bon-vivant": {
    ground: "#b9c58a",
    coat: "#6b2d4a",
    skin: "#f2c09a",
    shirt: LINEN,
    head: [
      paint("#f2c09a", "M35 30c-1 12 6 19 15 19s16-7 15-19Z"),
      paint(
        "#7a4a22",
        "M35 27c-4-6 0-12 5-12 2-6 10-6 12-3 6-3 12 2 12 7 4 3 3 7 1 9-2-4-5-6-8-7-7 2-14 2-18 0-2 1-3 3-4 6Z",
      ),
    ],
    over: [
      disc("#e58a72", 40, 38, 3),
      disc("#e58a72", 60, 38, 3),
      line(LIP, 2.5, "M44 40c4 5 8 5 12 0"),
      paint("#c39a45", "M44 49l6 3 6-3 2 7-8 5-8-5Z"),
      paint("#fff", "M74 38h18c0 10-4 14-9 14s-9-4-9-14Z", 0.75),
      paint("#8d2f4f", "M75 43h16c-1 6-4 9-8 9s-7-3-8-9Z"),
      line("#fff", 2.5, "M83 52v16", 0.85),
    ],
  },
  cleaner: {
    ground: "#9fd0d6",
    coat: "#2f6f9a",
    skin: "#c98f66",
    shirt: "#f0c33c",
    head: [
      paint("#f0c33c", "M34 26c-2-20 34-20 32 0-8-6-24-6-32 0Z"),
      paint("#e0a81f", "M46 9c-3-8 2-9 4-4 2-5 7-4 4 4Z"),
      disc(LINEN, 42, 17, 1.6),
      disc(LINEN, 51, 13.5, 1.6),
      disc(LINEN, 59, 18, 1.6),
    ],
    over: [
      smile,
      line("#1f4f70", 4, "M36 50v20M64 50v20"),
      paint("#f4ead5", "M78 48h14v22H78Z"),
      paint("#d9534f", "M80 40h7v8h-5v-3h-8v-5Z"),
      line("#6bbf73", 3, "M80 57h10"),
    ],
  },
  colonel: {
    ground: "#c9b27a",
    coat: "#4b5d3a",
    skin: "#e8b48c",
    shirt: LINEN,
    head: [
      paint("#37492c", "M33 21c2-14 32-14 34 0l3 3H30Z"),
      paint("#1f2a18", "M30 24h40l-5 4H35Z"),
      disc(GOLD, 50, 16, 3),
    ],
    over: [moustache("#7a7266"), line(GOLD, 4, "M20 59h9M71 59h9")],
  },
  conductor: {
    ground: "#b9a3cf",
    coat: NIGHT,
    skin: "#eec39c",
    shirt: LINEN,
    head: [
      paint(
        "#e6e0d2",
        "M32 34c-4-16 4-24 18-24s22 8 18 24c-3-1-3-8-5-12-8 2-18 2-26 0-2 4-2 11-5 12Z",
      ),
    ],
    over: [line("#f4ead5", 2.5, "M77 62 94 32"), firm, bow("#fff")],
  },
  dame: {
    ground: "#a9b9a0",
    coat: "#3f5a52",
    skin: "#f4d6bd",
    shirt: "#f4d6bd",
    head: [
      disc("#dcd8d0", 50, 9, 8),
      paint(
        "#dcd8d0",
        "M33 34c-3-16 5-22 17-22s20 6 17 22c-3-2-4-8-5-11-8-3-16-3-24 0-1 3-2 9-5 11Z",
      ),
      line(GOLD, 2, "M43 12c4-3 10-3 14 0"),
    ],
    over: [
      lips("#a5293f"),
      ...pearls,
      paint(
        "#efe6d6",
        "M14 70c2-12 10-18 22-21-2 8-8 12-10 21ZM86 70c-2-12-10-18-22-21 2 8 8 12 10 21Z",
      ),
      disc(GOLD, 35.5, 37, 2),
      disc(GOLD, 64.5, 37, 2),
    ],
  },
  gentleman: {
    ground: "#8fb1a6",
    coat: "#5a3d2e",
    skin: "#efc6a0",
    shirt: LINEN,
    head: [
      paint(
        "#3a2418",
        "M36 30c-2-4-2-8 0-10h28c2 2 2 6 0 10-1-3-2-5-2-7H38c0 2-1 4-2 7Z",
      ),
      crown("#3a2a22"),
      brim("#3a2a22", 16),
    ],
    over: [
      line("#3a2418", 3, "M42 38c4-2 6-1 8 0 2-1 4-2 8 0"),
      tie("#d9534f"),
    ],
  },
  illusionist: {
    ground: "#7a6bb0",
    coat: "#241a3c",
    skin: "#e4b48c",
    shirt: LINEN,
    head: [
      temples(NIGHT),
      paint("#241a3c", "M36 0h28l-1 20H37Z"),
      paint(
        GOLD,
        "M50 3.5l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z",
      ),
      brim("#241a3c", 18, 28),
    ],
    over: [
      paint(
        NIGHT,
        "M46 42h8l-4 8ZM40 37c4 1 8 0 10-1 2 1 6 2 10 1-3 3-8 3-10 1.5-2 1.5-7 1.5-10-1.5Z",
      ),
      paint(
        "#b02a3a",
        "M10 70c1-14 12-20 28-24-4 8-6 14-6 24ZM90 70c-1-14-12-20-28-24 4 8 6 14 6 24Z",
      ),
      line(NIGHT, 4, "M74 62 90 40"),
      line("#fff", 4, "M87 44 91 38.5"),
    ],
  },
  mime: {
    ground: "#9fb6c9",
    coat: "#f6f1e6",
    skin: "#fbf6ee",
    shirt: "#f6f1e6",
    head: [
      paint(NIGHT, "M36 26c-1-6 1-10 4-12h20c3 2 5 6 4 12-6-6-22-6-28 0Z"),
      paint(NIGHT, "M32 17c2-11 30-14 37-3 1 4-6 5-37 3Z"),
      line(NIGHT, 3, "M53 3l1.5 5"),
    ],
    over: [
      line(NIGHT, 3.5, "M20 56h60M16 63h68M14 70h72"),
      line("#c2263a", 3, "M46.5 40.5h7"),
    ],
  },
  saint: {
    ground: "#d8c7a0",
    coat: "#2a2a33",
    skin: "#f2cba6",
    shirt: "#2a2a33",
    head: [
      line("#f0c33c", 3, "M32 6a18 5 0 1 1 36 0a18 5 0 1 1-36 0Z"),
      paint(
        "#8a6a48",
        "M35 28c-2-12 4-17 15-17s17 5 15 17c-3-5-6-7-9-7-8-2-12-1-15 1-3 1-5 3-6 6Z",
      ),
    ],
    over: [
      smile,
      paint("#fff", "M41 47h18v5H41Z"),
      line(GOLD, 3, "M50 56v14M45 61h10"),
    ],
  },
  smuggler: {
    ground: "#6f93a8",
    coat: "#26405a",
    skin: "#d9a177",
    shirt: "#26405a",
    head: [
      paint(
        "#b5532b",
        "M35 33c0 14 5 19 15 19s15-5 15-19c-4 4-5 5-8 5-4-3-10-3-14 0-3 0-4-1-8-5Z",
      ),
      paint("#8a2f2a", "M35 21c0-20 30-20 30 0Z"),
      paint("#a8443c", "M33 18h34v6H33Z"),
    ],
    over: [
      line("#f4ead5", 2, "M46 41h8"),
      line("#3f6489", 3, "M20 60h60M16 67h68"),
      line("#f2c9a8", 1.5, "M61 35l3 5"),
    ],
  },
  tourist: {
    ground: "#8fc7e8",
    coat: "#e0913f",
    skin: "#f2c9a2",
    shirt: LINEN,
    head: [
      paint("#7a4a22", "M36 28c-1-6 0-8 1-10h26c1 2 2 4 1 10-2-4-26-4-28 0Z"),
      crown("#f4ead5"),
      paint("#d9534f", "M36.5 14h27v4.5h-27Z"),
      brim("#f4ead5", 17, 26),
    ],
    over: [
      line("#5a3517", 2, "M36 48l6 8M64 48l-6 8"),
      paint(
        NIGHT,
        "M41 53h18a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3Z",
      ),
      disc("#6aa5d9", 50, 60.5, 5),
      smile,
    ],
  },
  artist: {
    ground: "#f0c9a0",
    coat: "#5f7fae",
    skin: "#f1cba8",
    shirt: "#f4ead5",
    head: [
      paint(
        "#4a2d1a",
        "M35 34c-4-6-2-14 2-16h26c4 2 6 10 2 16-2-3-3-7-4-9H39c-1 2-2 6-4 9Z",
      ),
      paint(
        "#c2263a",
        "M31 19c-2-12 14-17 26-14 10 2 14 8 11 14-8 3-28 4-37 0Z",
      ),
      line("#8d1c2b", 3, "M52 5l3-4"),
    ],
    over: [
      line("#4a2d1a", 2, "M41 38c4 1 7 0 9-1 2 1 5 2 9 1"),
      paint("#8d2f4f", "M44 47l6 4 6-4 1 6-7 4-7-4Z"),
      line("#b98a52", 3, "M80 66 90 42"),
      paint("#6bbf73", "M87.5 43l5 2 2-11Z"),
    ],
  },
  chef: {
    ground: "#a8d1e6",
    coat: "#fbf6ec",
    skin: "#efc09a",
    shirt: "#fbf6ec",
    head: [
      temples("#3a2418"),
      paint(
        "#ffffff",
        "M37 20V10c-9-1-8-13 2-11 3-5 19-5 22 0 10-2 11 10 2 11v10Z",
      ),
      line("#d9d2c2", 1.5, "M43 9v9M50 8v10M57 9v9"),
    ],
    over: [
      line("#3a2418", 3, "M40 36c3 3 7 2 10 0 3 2 7 3 10 0"),
      paint("#d9534f", "M39 47l11 5 11-5-3 8-8-2-8 2Z"),
      disc("#b9b0a0", 43, 63, 1.8),
      disc("#b9b0a0", 57, 63, 1.8),
    ],
  },
  madame: {
    ground: "#cfa6c9",
    coat: "#4a1f5a",
    skin: "#f2cfb2",
    shirt: "#f2cfb2",
    head: [
      bob("#20131c"),
      paint(
        "#5a2a70",
        "M26 20c4-4 8-6 12-8 4-10 22-11 26 0 6 1 10 3 13 6-12 6-40 7-51 2Z",
      ),
      paint("#e7b84b", "M60 10c8-12 20-12 26-5-8-1-10 2-13 6-4 2-8 2-13-1Z"),
    ],
    over: [lips("#a5163a"), ...pearls, disc(NIGHT, 58, 37, 1)],
  },
  don: {
    ground: "#e2a6b4",
    coat: "#23242e",
    skin: "#dca77c",
    shirt: "#f6f1e6",
    head: [
      temples(NIGHT),
      paint("#f6f1e6", "M35 18c0-15 8-14 15-11 7-3 15-4 15 11Z"),
      paint(NIGHT, "M35 13.5h30v4.5H35Z"),
      brim("#f6f1e6", 17, 27),
    ],
    over: [
      line(NIGHT, 2, "M43 38.5c4-1.5 10-1.5 14 0"),
      firm,
      line("#4a4c5c", 1.3, "M24 60v10M32 54v16M68 54v16M76 60v10"),
      tie("#b02a3a"),
      disc("#d9534f", 33, 58, 3.5),
    ],
  },
  driver: {
    ground: "#e9b58a",
    coat: "#7a4a2a",
    skin: "#efc49e",
    shirt: "#f4ead5",
    head: [
      paint(
        "#6b3f22",
        "M34 38c-3-24 4-30 16-30s19 6 16 30l-4-14c-7-3-17-3-24 0Z",
      ),
      paint("#2a2a33", "M36 14c4-3 24-3 28 0v6c-4 2-9 2-14-1-5 3-10 3-14 1Z"),
      disc("#9fd0e6", 43, 17, 3.6),
      disc("#9fd0e6", 57, 17, 3.6),
    ],
    over: [
      smile,
      paint(
        "#d9534f",
        "M38 47c6 5 18 5 24 0l3 6c-8 5-22 5-30 0ZM58 54l12 12-8 3-8-13Z",
      ),
    ],
  },
  soprano: {
    ground: "#d98fa8",
    coat: "#a5293f",
    skin: "#e9bb93",
    shirt: "#e9bb93",
    head: [
      paint(
        "#2a1620",
        "M30 48C22 18 34 7 50 8c16-1 28 10 20 40-4-3-6-8-6-17-8-2-18-4-22-8-4 6-6 18-12 25Z",
      ),
      disc("#f4ead5", 65, 16, 4),
      disc("#e7b84b", 65, 16, 1.6),
      disc("#f4ead5", 59, 10.5, 3),
    ],
    over: [
      paint(
        "#7a1226",
        "M46.5 38.5c2-1.5 5-1.5 7 0 1 5-1 7-3.5 7s-4.5-2-3.5-7Z",
      ),
      disc(GOLD, 50, 56, 3),
      paint(
        NIGHT,
        "M84 30l10-3v16a4 3.5 0 1 1-2-3V32l-6 2v12a4 3.5 0 1 1-2-3Z",
      ),
    ],
  },
  bookie: {
    ground: "#a6b28c",
    coat: "#6a5a3a",
    skin: "#eabf98",
    shirt: LINEN,
    head: [
      temples("#6b3f22"),
      paint("#7d6c46", "M33 22c-1-14 30-18 36-3l4 3c-8 3-30 4-40 0Z"),
      line(
        "#5a4a2a",
        1.5,
        "M42 10c-1 4-1 8 0 12M52 8c0 4 0 9 1 14M61 11c1 4 1 7 3 10",
      ),
      paint("#f0c33c", "M63 24l12-6 1.5 2.5-12 6Z"),
    ],
    over: [
      line("#5a3517", 4, "M54 41l11 3"),
      disc("#e0702f", 65.5, 44.2, 2),
      tie("#2f6b4f"),
      line("#8a7648", 1.5, "M26 56l10 14M74 56 64 70"),
    ],
  },
  boxer: {
    ground: "#d97b5c",
    coat: "#2f6b4f",
    skin: "#a86c48",
    shirt: "#a86c48",
    head: [crop("#2a1a12")],
    over: [
      disc("#d9534f", 22, 58, 11),
      disc("#d9534f", 78, 58, 11),
      line("#fff", 3, "M15 65h14M71 65h14"),
      line("#5a2e1c", 2, "M45.5 40.5h9"),
    ],
  },
  royal: {
    ground: "#b98bb0",
    coat: "#6b1d3a",
    skin: "#f3cfb0",
    shirt: "#f3cfb0",
    head: [
      paint(
        "#d8d2c6",
        "M34 34c-4-14 4-22 16-22s20 8 16 22c-3-2-4-8-6-12H40c-2 4-3 10-6 12Z",
      ),
      paint(GOLD, "M35 16 33 2l9 7 8-9 8 9 9-7-2 14Z"),
      disc("#d1434b", 50, 11, 2.5),
    ],
    over: [
      line("#a5293f", 2.5, "M46 40.5c2-1 6-1 8 0"),
      paint(
        "#fff6e8",
        "M24 72c4-14 10-18 16-22 4 8 16 8 20 0 6 4 12 8 16 22-6-8-12-12-16-14-6 6-14 6-20 0-4 2-10 6-16 14Z",
      ),
    ],
  },
};
