// Sentences in the reader's language, from the same Fluent files the server reads; the rules for arguments are those of
// core/text.py: a number stays a number; "@2" is a seat and gives `$seat` (its player's name) and `$seat_is` ("you" for
// the reader, else "other"); any other string is the id of another message if there is one, else it stands for itself.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What fills a message. */
export type Arg = number | string;
export type Args = Record<string, Arg>;

/** Who sits where, and through whose eyes a sentence is read. */
export interface Reading {
  names?: readonly string[];
  reader?: number | null;
  /** Take every string as it is: what people typed must never be mistaken for a message's id. */
  literal?: boolean;
}

/** A stretch of a sentence: plain words, the name of a seat, or a component that a game may draw instead of naming. */
export type Part =
  | { kind: "words"; text: string }
  | { kind: "seat"; text: string; seat: number }
  | { kind: "piece"; text: string; id: string };

const SEAT = /^@(\d+)$/;
// Private-use signs fence the number of a part inside a formatted sentence; no text of ours contains them.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const FENCED = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

/** The messages of one language: the sources in order, a later one overriding an earlier one. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence of that id, filled with its arguments; the id itself if there is no such sentence. */
  say(id: string, args: Args = {}, reading: Reading = {}): string {
    return this.parts(id, args, reading)
      .map((part) => part.text)
      .join("");
  }

  /** The same sentence in parts, so that a log can draw seats and components. */
  parts(id: string, args: Args = {}, { names = [], reader = null, literal = false }: Reading = {}): Part[] {
    if (!this.has(id)) return [{ kind: "words", text: id }];
    const drawn: Part[] = [];
    const fence = (part: Part) => `${OPEN}${drawn.push(part) - 1}${CLOSE}`;
    const filled: Record<string, Arg> = {};
    for (const [name, value] of Object.entries(args)) {
      const seat = typeof value === "string" && !literal ? SEAT.exec(value) : null;
      if (seat) {
        const place = Number(seat[1]);
        filled[name] = fence({ kind: "seat", seat: place, text: names[place] ?? this.unnamed(place) });
        filled[`${name}_is`] = place === reader ? "you" : "other";
      } else if (typeof value === "string" && !literal && this.has(value)) {
        filled[name] = fence({ kind: "piece", id: value, text: this.format(value, {}) });
      } else {
        filled[name] = value;
      }
    }
    return unfence(this.format(id, filled), drawn);
  }

  private unnamed(place: number): string {
    return this.has("seat-name") ? this.format("seat-name", { n: place + 1 }) : String(place + 1);
  }

  private format(id: string, args: Record<string, Arg>): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(`Message "${id}" (${this.language}) cannot be filled:`, args, errors[0]);
    return sentence;
  }
}

function unfence(sentence: string, drawn: readonly Part[]): Part[] {
  return sentence
    .split(FENCED)
    .map((piece, place): Part => (place % 2 ? drawn[Number(piece)]! : { kind: "words", text: piece }))
    .filter((part) => part.text !== "");
}

/** The best of our languages for someone who reads these, in order of preference. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
