// The portraits of the thieves that belong to Paris, Rome and London.
import { LINEN, NIGHT, GOLD, smile, firm, lips, tie, crop, bob, temples, pearls, brim, type Bust } from "./bustKit";
import { disc, line, paint } from "./shapes";

export const CITY_BUSTS: Record<string, Bust> = {
  artist: {
    colours: ["#f0c9a0", "#5f7fae", "#f1cba8", "#f4ead5"],
    head: [
      paint("#4a2d1a", "M35 34c-4-6-2-14 2-16h26c4 2 6 10 2 16-2-3-3-7-4-9H39c-1 2-2 6-4 9Z"),
      paint("#c2263a", "M31 19c-2-12 14-17 26-14 10 2 14 8 11 14-8 3-28 4-37 0Z"),
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
    colours: ["#a8d1e6", "#fbf6ec", "#efc09a", "#fbf6ec"],
    head: [
      temples("#3a2418"),
      paint("#ffffff", "M37 20V10c-9-1-8-13 2-11 3-5 19-5 22 0 10-2 11 10 2 11v10Z"),
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
    colours: ["#cfa6c9", "#4a1f5a", "#f2cfb2", "#f2cfb2"],
    head: [
      bob("#20131c"),
      paint("#5a2a70", "M26 20c4-4 8-6 12-8 4-10 22-11 26 0 6 1 10 3 13 6-12 6-40 7-51 2Z"),
      paint("#e7b84b", "M60 10c8-12 20-12 26-5-8-1-10 2-13 6-4 2-8 2-13-1Z"),
    ],
    over: [lips("#a5163a"), ...pearls, disc(NIGHT, 58, 37, 1)],
  },
  don: {
    colours: ["#e2a6b4", "#23242e", "#dca77c", "#f6f1e6"],
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
    colours: ["#e9b58a", "#7a4a2a", "#efc49e", "#f4ead5"],
    head: [
      paint("#6b3f22", "M34 38c-3-24 4-30 16-30s19 6 16 30l-4-14c-7-3-17-3-24 0Z"),
      paint("#2a2a33", "M36 14c4-3 24-3 28 0v6c-4 2-9 2-14-1-5 3-10 3-14 1Z"),
      disc("#9fd0e6", 43, 17, 3.6),
      disc("#9fd0e6", 57, 17, 3.6),
    ],
    over: [smile, paint("#d9534f", "M38 47c6 5 18 5 24 0l3 6c-8 5-22 5-30 0ZM58 54l12 12-8 3-8-13Z")],
  },
  soprano: {
    colours: ["#d98fa8", "#a5293f", "#e9bb93", "#e9bb93"],
    head: [
      paint("#2a1620", "M30 48C22 18 34 7 50 8c16-1 28 10 20 40-4-3-6-8-6-17-8-2-18-4-22-8-4 6-6 18-12 25Z"),
      disc("#f4ead5", 65, 16, 4),
      disc("#e7b84b", 65, 16, 1.6),
      disc("#f4ead5", 59, 10.5, 3),
    ],
    over: [
      paint("#7a1226", "M46.5 38.5c2-1.5 5-1.5 7 0 1 5-1 7-3.5 7s-4.5-2-3.5-7Z"),
      disc(GOLD, 50, 56, 3),
      paint(NIGHT, "M84 30l10-3v16a4 3.5 0 1 1-2-3V32l-6 2v12a4 3.5 0 1 1-2-3Z"),
    ],
  },
  bookie: {
    colours: ["#a6b28c", "#6a5a3a", "#eabf98", LINEN],
    head: [
      temples("#6b3f22"),
      paint("#7d6c46", "M33 22c-1-14 30-18 36-3l4 3c-8 3-30 4-40 0Z"),
      line("#5a4a2a", 1.5, "M42 10c-1 4-1 8 0 12M52 8c0 4 0 9 1 14M61 11c1 4 1 7 3 10"),
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
    colours: ["#d97b5c", "#2f6b4f", "#a86c48", "#a86c48"],
    head: [crop("#2a1a12")],
    over: [
      disc("#d9534f", 22, 58, 11),
      disc("#d9534f", 78, 58, 11),
      line("#fff", 3, "M15 65h14M71 65h14"),
      line("#5a2e1c", 2, "M45.5 40.5h9"),
    ],
  },
  royal: {
    colours: ["#b98bb0", "#6b1d3a", "#f3cfb0", "#f3cfb0"],
    head: [
      paint("#d8d2c6", "M34 34c-4-14 4-22 16-22s20 8 16 22c-3-2-4-8-6-12H40c-2 4-3 10-6 12Z"),
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
