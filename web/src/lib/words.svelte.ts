// Speaks in the language that is set now: reading these functions inside a component makes it follow the switch.
import { settings } from "./settings.svelte";
import { Words, type Args, type Language, type Part, type Reading } from "./text";

type Sources = Record<Language, string>;

const house = gather(
  import.meta.glob<string>("../../../src/larcin/text/*.ftl", { query: "?raw", import: "default", eager: true }),
);
const page = gather(import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true }));

/** Sentences of the house with those of one game, as the server has them; without a game, those of the interface. */
export class Speaker {
  readonly #game: Sources | null;
  readonly #made = new Map<Language, Words>();

  constructor(game: Sources | null = null) {
    this.#game = game;
  }

  /** The words of the language that is set now. */
  get words(): Words {
    const language = settings.language;
    let words = this.#made.get(language);
    if (!words) {
      words = new Words(language, [house[language], (this.#game ?? page)[language]]);
      this.#made.set(language, words);
    }
    return words;
  }

  has(id: string): boolean {
    return this.words.has(id);
  }

  say(id: string, args?: Args, reading?: Reading): string {
    return this.words.say(id, args, reading);
  }

  parts(id: string, args?: Args, reading?: Reading): Part[] {
    return this.words.parts(id, args, reading);
  }
}

const interfaceSpeaker = new Speaker();

/** A sentence of the interface. Its arguments are numbers, and words that people or the server chose. */
export function ui(id: string, args?: Args): string {
  return interfaceSpeaker.say(id, args, { literal: true });
}

export function hasUi(id: string): boolean {
  return interfaceSpeaker.has(id);
}

/** What a bot is called; one that another package brings goes by its own name, and a budget by its figure. */
export function levelName(bot: string): string {
  const [level = "", budget] = bot.split("@");
  const name = hasUi(`bot-${level}`) ? ui(`bot-${level}`) : level;
  return budget ? `${name} ${budget}` : name;
}

/** How a bot of that level plays, in a line; nothing is known of those that other packages bring. */
export function levelAbout(bot: string): string {
  const about = `bot-${bot.split("@")[0]}-about`;
  return hasUi(about) ? ui(about) : "";
}

/** The bot on a seat. */
export function botName(bot: string | null): string {
  return ui("bot-at", { level: levelName(bot ?? "") });
}

function gather(files: Record<string, string>): Sources {
  const of = (language: Language) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1] ?? "";
  return { en: of("en"), fr: of("fr") };
}
