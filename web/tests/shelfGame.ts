// A game as the server offers it, for the tests of what is done with one.
import type { GameInfo } from "../src/lib/protocol";

export const INFO: GameInfo = {
  slug: "caper",
  title: { en: "Caper", fr: "Caper" },
  tagline: { en: "", fr: "" },
  minutes: 30,
  shelf: 5,
  modes: [
    { name: "duel", seats: [2] },
    { name: "crowd", seats: [3, 4, 5, 6] },
  ],
  options: [{ name: "city", choices: ["paris", "rome"], default: "paris" }],
  levels: ["novice", "regular"],
  bots: ["novice", "regular", "random", "greedy", "search"],
  palette: { ground: "#f4ead5", title: "#2b2233", accent: "#d9534f" },
  poster: false,
  table: null,
};
