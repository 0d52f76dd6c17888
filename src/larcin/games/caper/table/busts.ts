// The portraits of the 24 thieves: what makes each one known at a glance. Here those of the core set.
import { CITY_BUSTS } from "./bustCities";
import {
  LINEN,
  NIGHT,
  GOLD,
  LIP,
  smile,
  firm,
  lips,
  tie,
  bow,
  long,
  temples,
  moustache,
  pearls,
  brim,
  crown,
  type Bust,
} from "./bustKit";
import { disc, line, paint } from "./shapes";

const CORE: Record<string, Bust> = {
  actress: {
    colours: ["#e39aa2", "#8d2f4f", "#f3cfae", "#f3cfae"],
    head: [long("#b5532b")],
    over: [lips("#c2263a"), ...pearls],
  },
  auctioneer: {
    colours: ["#8fa7b8", "#3a3550", "#e9bd95", LINEN],
    head: [paint("#a7a19a", "M36 28c-3-14 4-19 15-18 10 0 16 6 13 18-2-5-5-8-8-9-6 3-14 3-18 2-1 2-2 4-2 7Z")],
    over: [
      moustache("#a7a19a"),
      bow("#d9534f"),
      line("#7a4a22", 4, "M76 68 88 46"),
      paint("#9a5f2e", "M80 36l16 9-5 9-16-9Z"),
      line("#5a3517", 2, "M83 37.5l-5 9M93 43l-5 9"),
    ],
  },
  banker: {
    colours: ["#7fa38c", "#25303f", "#f0c7a4", LINEN],
    head: [
      temples("#8a8a88"),
      paint(NIGHT, "M37 3h26l1 17H36Z"),
      paint("#8d6cc2", "M36.2 15h27.6v4H36.2Z"),
      brim(NIGHT, 19, 31),
    ],
    over: [smile, paint("#f0c33c", "M47 48h6l-3 11Z")],
  },
  barber: {
    colours: ["#e6b8a0", "#f6f1e6", "#e2ab80", "#f6f1e6"],
    head: [paint(NIGHT, "M35 26c0-12 6-17 17-16 9 0 14 5 13 16-4-6-12-9-30 0Z")],
    over: [
      moustache(NIGHT),
      line("#6aa5d9", 3, "M18 54v16M25 51v20M82 54v16M75 51v20"),
      paint("#d9534f", "M45 47h10l-5 7Z"),
    ],
  },
  "bon-vivant": {
    colours: ["#b9c58a", "#6b2d4a", "#f2c09a", LINEN],
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
    colours: ["#9fd0d6", "#2f6f9a", "#c98f66", "#f0c33c"],
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
    colours: ["#c9b27a", "#4b5d3a", "#e8b48c", LINEN],
    head: [
      paint("#37492c", "M33 21c2-14 32-14 34 0l3 3H30Z"),
      paint("#1f2a18", "M30 24h40l-5 4H35Z"),
      disc(GOLD, 50, 16, 3),
    ],
    over: [moustache("#7a7266"), line(GOLD, 4, "M20 59h9M71 59h9")],
  },
  conductor: {
    colours: ["#b9a3cf", NIGHT, "#eec39c", LINEN],
    head: [paint("#e6e0d2", "M32 34c-4-16 4-24 18-24s22 8 18 24c-3-1-3-8-5-12-8 2-18 2-26 0-2 4-2 11-5 12Z")],
    over: [line("#f4ead5", 2.5, "M77 62 94 32"), firm, bow("#fff")],
  },
  dame: {
    colours: ["#a9b9a0", "#3f5a52", "#f4d6bd", "#f4d6bd"],
    head: [
      disc("#dcd8d0", 50, 9, 8),
      paint("#dcd8d0", "M33 34c-3-16 5-22 17-22s20 6 17 22c-3-2-4-8-5-11-8-3-16-3-24 0-1 3-2 9-5 11Z"),
      line(GOLD, 2, "M43 12c4-3 10-3 14 0"),
    ],
    over: [
      lips("#a5293f"),
      ...pearls,
      paint("#efe6d6", "M14 70c2-12 10-18 22-21-2 8-8 12-10 21ZM86 70c-2-12-10-18-22-21 2 8 8 12 10 21Z"),
      disc(GOLD, 35.5, 37, 2),
      disc(GOLD, 64.5, 37, 2),
    ],
  },
  gentleman: {
    colours: ["#8fb1a6", "#5a3d2e", "#efc6a0", LINEN],
    head: [
      paint("#3a2418", "M36 30c-2-4-2-8 0-10h28c2 2 2 6 0 10-1-3-2-5-2-7H38c0 2-1 4-2 7Z"),
      crown("#3a2a22"),
      brim("#3a2a22", 16),
    ],
    over: [line("#3a2418", 3, "M42 38c4-2 6-1 8 0 2-1 4-2 8 0"), tie("#d9534f")],
  },
  illusionist: {
    colours: ["#7a6bb0", "#241a3c", "#e4b48c", LINEN],
    head: [
      temples(NIGHT),
      paint("#241a3c", "M36 0h28l-1 20H37Z"),
      paint(GOLD, "M50 3.5l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z"),
      brim("#241a3c", 18, 28),
    ],
    over: [
      paint(NIGHT, "M46 42h8l-4 8ZM40 37c4 1 8 0 10-1 2 1 6 2 10 1-3 3-8 3-10 1.5-2 1.5-7 1.5-10-1.5Z"),
      paint("#b02a3a", "M10 70c1-14 12-20 28-24-4 8-6 14-6 24ZM90 70c-1-14-12-20-28-24 4 8 6 14 6 24Z"),
      line(NIGHT, 4, "M74 62 90 40"),
      line("#fff", 4, "M87 44 91 38.5"),
    ],
  },
  mime: {
    colours: ["#9fb6c9", "#f6f1e6", "#fbf6ee", "#f6f1e6"],
    head: [
      paint(NIGHT, "M36 26c-1-6 1-10 4-12h20c3 2 5 6 4 12-6-6-22-6-28 0Z"),
      paint(NIGHT, "M32 17c2-11 30-14 37-3 1 4-6 5-37 3Z"),
      line(NIGHT, 3, "M53 3l1.5 5"),
    ],
    over: [line(NIGHT, 3.5, "M20 56h60M16 63h68M14 70h72"), line("#c2263a", 3, "M46.5 40.5h7")],
  },
  saint: {
    colours: ["#d8c7a0", "#2a2a33", "#f2cba6", "#2a2a33"],
    head: [
      line("#f0c33c", 3, "M32 6a18 5 0 1 1 36 0a18 5 0 1 1-36 0Z"),
      paint("#8a6a48", "M35 28c-2-12 4-17 15-17s17 5 15 17c-3-5-6-7-9-7-8-2-12-1-15 1-3 1-5 3-6 6Z"),
    ],
    over: [smile, paint("#fff", "M41 47h18v5H41Z"), line(GOLD, 3, "M50 56v14M45 61h10")],
  },
  smuggler: {
    colours: ["#6f93a8", "#26405a", "#d9a177", "#26405a"],
    head: [
      paint("#b5532b", "M35 33c0 14 5 19 15 19s15-5 15-19c-4 4-5 5-8 5-4-3-10-3-14 0-3 0-4-1-8-5Z"),
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
    colours: ["#8fc7e8", "#e0913f", "#f2c9a2", LINEN],
    head: [
      paint("#7a4a22", "M36 28c-1-6 0-8 1-10h26c1 2 2 4 1 10-2-4-26-4-28 0Z"),
      crown("#f4ead5"),
      paint("#d9534f", "M36.5 14h27v4.5h-27Z"),
      brim("#f4ead5", 17, 26),
    ],
    over: [
      line("#5a3517", 2, "M36 48l6 8M64 48l-6 8"),
      paint(NIGHT, "M41 53h18a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3Z"),
      disc("#6aa5d9", 50, 60.5, 5),
      smile,
    ],
  },
};

export const BUSTS: Record<string, Bust> = { ...CORE, ...CITY_BUSTS };
