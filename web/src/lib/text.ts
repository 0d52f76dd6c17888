// Sentences in the reader's language, from the same Fluent files the server reads; the rules for arguments are those of
// core/text.py: a number stays a number; "@2" is a seat and gives `$seat` (its player's name) and `$seat_is` ("you" for
// the reader, else "other"); any other string is the id of another message if there is one, else it stands for itself.
// So are those for the word before an argument: "de Oscar" is said d’Oscar, "à le marché" au marché; a name somebody
// chose (a seat's, or an argument called `name`) is never changed, so it keeps its article.
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
// Private-use signs fence a part inside a formatted sentence, its number before its text, and mark an argument that is a
// name; the isolating signs around every argument are Fluent's. None of them is in a text of ours.
const OPEN = "\uE000";
const THEN = "\uE001";
const CLOSE = "\uE002";
const NAME = "\uE003";
const FENCED = new RegExp(`${OPEN}(\\d+)${THEN}([^${CLOSE}]*)${CLOSE}`);
const SIGNS = /[\u2068\u2069\uE000-\uE003]/g;
const MARKS = /[\u2068\u2069\uE003]/g;

/** A number's hyphen at the beginning of an argument: a true minus stands there instead. */
const NEGATIVE = /(^|\u2068)-(?=\d)/g;

const BEGINS = `(?:\\u2068|${OPEN}\\d+${THEN})+`;
const VOWEL = "(?:[aàáâãäåæeèéêëiìíîïoòóôõöøœuùúûü]|h(?!asard)|y(?![aàâeéèêëiîïoôuùû]))";
const ELIDED = new RegExp(`(^|\\P{L})(d|(?:jus|lors|puis)?qu)e (${BEGINS}${NAME}?)(?=${VOWEL})`, "giu");
const CONTRACTED = new RegExp(`(^|\\P{L})([Dd]e|[àÀ]) (${BEGINS})([Ll]es?) `, "gu");
const SHORT: Record<string, [string, string]> = {
  de: ["du", "des"],
  De: ["Du", "Des"],
  à: ["au", "aux"],
  À: ["Au", "Aux"],
};

/** The messages of one language: the sources in order, a later one overriding an earlier one. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language);
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
    const fence = (part: Part, mark = "") =>
      `${OPEN}${drawn.push(part) - 1}${THEN}${mark}${part.text.replace(SIGNS, "")}${CLOSE}`;
    const filled: Record<string, Arg> = {};
    for (const [name, value] of Object.entries(args)) {
      const seat = typeof value === "string" && !literal ? SEAT.exec(value) : null;
      if (seat) {
        const place = Number(seat[1]);
        filled[name] = fence({ kind: "seat", seat: place, text: names[place] ?? this.unnamed(place) }, NAME);
        filled[`${name}_is`] = place === reader ? "you" : "other";
      } else if (typeof value === "string" && !literal && this.has(value)) {
        filled[name] = fence({ kind: "piece", id: value, text: this.format(value, {}) });
      } else if (typeof value === "string") {
        filled[name] = (name === "name" ? NAME : "") + value.replace(SIGNS, "");
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
    const signed = Object.values(args).some((value) => typeof value === "number" && value < 0);
    return settled(signed ? sentence.replace(NEGATIVE, "$1−") : sentence, this.language);
  }
}

/** A formatted sentence without its marks, its French words joined. */
function settled(sentence: string, language: Language): string {
  if (language !== "fr") return sentence.replace(MARKS, "");
  const contract = (_: string, before: string, word: string, marks: string, article: string) =>
    `${before}${SHORT[word]![article.length - 2]!} ${marks}`;
  return sentence.replace(ELIDED, "$1$2’$3").replace(CONTRACTED, contract).replace(MARKS, "");
}

function unfence(sentence: string, drawn: readonly Part[]): Part[] {
  const parts: Part[] = [];
  const pieces = sentence.split(FENCED);
  for (let place = 0; place < pieces.length; place += 3) {
    parts.push({ kind: "words", text: pieces[place]! });
    const part = drawn[Number(pieces[place + 1])];
    if (part) parts.push({ ...part, text: pieces[place + 2]! });
  }
  return parts.filter((part) => part.text !== "");
}

/** The best of our languages for someone who reads these, in order of preference. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
