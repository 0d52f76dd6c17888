// The shelf: the games the server offers, and those of the five that are still to come.
import type { GameInfo, ModeInfo, NewTable, SeatWish } from "./protocol";
import type { Language } from "./text";

export interface ShelfGame {
  slug: string;
  title: Record<Language, string>;
  tagline: Record<Language, string>;
  seats: readonly number[];
  minutes: number;
  /** What the server says of it; null: it is not playable yet. */
  info: GameInfo | null;
}

const FIVE: readonly ShelfGame[] = [
  {
    slug: "art-robbery",
    title: { en: "Art Robbery", fr: "Art Robbery" },
    tagline: { en: "Lift the loot. Keep an alibi.", fr: "Raflez le butin. Gardez un alibi." },
    seats: [2, 3, 4, 5],
    minutes: 20,
    info: null,
  },
  {
    slug: "thiefs-market",
    title: { en: "Thief’s Market", fr: "Thief’s Market" },
    tagline: { en: "Split the haul, or grab a pile.", fr: "Partagez le magot, ou volez un tas." },
    seats: [3, 4, 5],
    minutes: 30,
    info: null,
  },
  {
    slug: "master-thieves",
    title: { en: "Master Thieves", fr: "Maîtres Voleurs" },
    tagline: { en: "Turn the box. Trust no drawer.", fr: "Tournez la boîte. Méfiez-vous des tiroirs." },
    seats: [2, 3, 4, 5, 6, 7, 8],
    minutes: 60,
    info: null,
  },
  {
    slug: "thiefdom",
    title: { en: "Thiefdom", fr: "Thiefdom" },
    tagline: { en: "Rob the city between lanterns.", fr: "Pillez la ville entre deux lanternes." },
    seats: [1, 2, 3, 4],
    minutes: 90,
    info: null,
  },
  {
    slug: "caper",
    title: { en: "Caper", fr: "Caper" },
    tagline: { en: "Three cities, two crews, one night.", fr: "Trois villes, deux équipes, une nuit." },
    seats: [2, 3, 4],
    minutes: 30,
    info: null,
  },
];

/** The five in the order they stand on the shelf, then whatever else the server plays. */
export function shelf(offered: readonly GameInfo[]): ShelfGame[] {
  const rank = (slug: string) => {
    const place = FIVE.findIndex((game) => game.slug === slug);
    return place < 0 ? FIVE.length : place;
  };
  const playable = offered.map(standing);
  const coming = FIVE.filter((game) => !offered.some((info) => info.slug === game.slug));
  return [...playable, ...coming].sort(
    (a, b) => rank(a.slug) - rank(b.slug) || (a.info?.shelf ?? 0) - (b.info?.shelf ?? 0),
  );
}

/** What is known of a game without asking: enough to name it. */
export function known(slug: string, offered: readonly GameInfo[] = []): ShelfGame | undefined {
  return shelf(offered).find((game) => game.slug === slug);
}

function standing(info: GameInfo): ShelfGame {
  const seats = [...new Set(info.modes.flatMap((mode) => mode.seats))].sort((a, b) => a - b);
  const both = (text: Record<string, string>) => ({ en: text.en ?? info.slug, fr: text.fr ?? text.en ?? info.slug });
  return { slug: info.slug, title: both(info.title), tagline: both(info.tagline), seats, minutes: info.minutes, info };
}

/** A good seat count to start with: up to four at the table. */
export function usualSeats(mode: ModeInfo): number {
  return Math.max(...mode.seats.filter((count) => count <= 4), Math.min(...mode.seats));
}

/** The level a newcomer should meet: plays sensibly, and errs now and then. */
export function usualBot(info: GameInfo): string {
  return info.levels.includes("regular") ? "regular" : (info.bots[0] ?? "random");
}

/** Is that a bot of this game, perhaps named with its budget (search@0.5s)? The server has the last word. */
export function isBot(word: string, info: GameInfo): boolean {
  return info.bots.includes(word.split("@")[0]!);
}

/** A table of one person and bots, to be started at once. */
export function againstBots(info: GameInfo): NewTable {
  const mode = info.modes[0]!;
  const players = usualSeats(mode);
  const bot: SeatWish = { kind: "bot", bot: usualBot(info) };
  return {
    game: info.slug,
    mode: mode.name,
    players,
    seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)],
    public: false,
    start: true,
  };
}
