// What a reader sets once and keeps on this device: language, theme, how fast things move.
import { bestLanguage, LANGUAGES, type Language } from "./text";

export const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long one animation takes, in milliseconds. */
const MILLISECONDS: Record<Speed, number> = { slow: 800, normal: 420, fast: 200, off: 0 };
const KEY = "larcin.settings";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("dark");
  speed = $state<Speed>("normal");
  #systemLight = $state(false);
  #calm = $state(false);

  constructor() {
    const kept = read();
    this.language = oneOf(LANGUAGES, kept.language) ?? bestLanguage(navigator.languages);
    this.theme = oneOf(THEMES, kept.theme) ?? "dark";
    this.speed = oneOf(SPEEDS, kept.speed) ?? "normal";
    follow("(prefers-color-scheme: light)", (matches) => (this.#systemLight = matches));
    follow("(prefers-reduced-motion: reduce)", (matches) => (this.#calm = matches));
  }

  /** The theme in force: "system" follows the device. */
  get room(): "dark" | "light" {
    if (this.theme !== "system") return this.theme;
    return this.#systemLight ? "light" : "dark";
  }

  /** Milliseconds for one animation; 0 where the reader or the device asked for calm. */
  get motion(): number {
    return this.#calm ? 0 : MILLISECONDS[this.speed];
  }

  set(change: Partial<{ language: Language; theme: Theme; speed: Speed }>): void {
    Object.assign(this, change);
    const kept = { language: this.language, theme: this.theme, speed: this.speed };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays: the setting lasts as long as the page.
    }
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((one) => one === value);
}

function follow(query: string, tell: (matches: boolean) => void): void {
  const media = window.matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

export function makeSettings(): Settings {
  return new Settings();
}

export const settings = makeSettings();
