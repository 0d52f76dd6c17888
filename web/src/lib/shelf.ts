// The shelf: the games the server offers, in their order, and how a table of one is set for a newcomer.
import type { GameInfo, ModeInfo, NewTable, SeatWish } from "./protocol";
import type { Language } from "./text";

/** The games in the order in which they stand on the shelf. */
export function shelf(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => a.shelf - b.shelf || a.slug.localeCompare(b.slug));
}

/** A game's title or tagline; one that another package brings may be in English alone. */
export function inLanguage(text: Record<string, string>, language: Language): string {
  return text[language] ?? text.en ?? "";
}

/** How few and how many may play it, in one mode or another. */
export function seatRange(info: GameInfo): { least: number; most: number } {
  const seats = info.modes.flatMap((mode) => mode.seats);
  return { least: Math.min(...seats), most: Math.max(...seats) };
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

/** Is that colour (as #rrggbb) so light that dark letters stand on it? Other ways to write a colour count as dark. */
export function isPale(colour: string): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  if (!red || !green || !blue) return false;
  const [r, g, b] = [red, green, blue].map((part) => parseInt(part, 16)) as [number, number, number];
  return (r * 299 + g * 587 + b * 114) / 1000 > 150;
}
