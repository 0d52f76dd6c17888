// What one seat (or a spectator) knows of a table right now, kept up to date by its live line.
import { liveAddress } from "./api";
import { Line, type LineState, type Socket } from "./live";
import type { ChatLine, Course, Facts, FromServer, HintAction, Sentence, TableInfo, Told, View } from "./protocol";

export interface SessionOptions {
  table: TableInfo;
  seat: number | null;
  /** The server refused something, or says why an action is not legal. */
  told: (reason: Sentence) => void;
  connect?: (address: string) => Socket;
}

export class Session {
  readonly seat: number | null;
  table = $state.raw<TableInfo>()!;
  view = $state.raw<View | null>(null);
  /** What never changes in this game; it comes before the first view. */
  facts = $state.raw<Facts>()!;
  /** How the game went, once it is over. */
  course = $state.raw<Course | null>(null);
  version = $state(-1);
  undoable = $state(false);
  /** Everything that happened, as this seat was told it. */
  history = $state.raw<Told[]>([]);
  /** What happened between the view before and this one; empty when the whole view came anew. */
  news = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>("connecting");
  /** Lines of chat that came after the reader last looked. */
  unread = $state(0);
  /** What a master would do here, once that was asked for and is known. */
  hint = $state.raw<HintAction[] | null>(null);
  #hintAsked = $state.raw<string | null>(null);
  /** Every hint asked for: nobody wants to hear why one came too late. */
  readonly #hints = new Set<string>();
  #asked = $state.raw<{ id: string; version: number } | null>(null);
  readonly #line: Line;
  readonly #told: (reason: Sentence) => void;

  constructor(options: SessionOptions) {
    this.table = options.table;
    this.seat = options.seat;
    this.#told = options.told;
    this.#line = new Line({
      address: liveAddress(options.table.id, options.seat),
      hear: (message) => this.#hear(message),
      changed: (state) => (this.line = state),
      connect: options.connect,
    });
  }

  /** An action of ours is on its way: the view it leads to has not come yet. */
  get pending(): boolean {
    return this.#asked !== null;
  }

  /** A hint is being thought about. */
  get hinting(): boolean {
    return this.#hintAsked !== null;
  }

  /** Could a hint be asked for now? */
  get hintable(): boolean {
    return this.table.hints && this.seat !== null && !!this.view?.to_act.includes(this.seat) && !this.view.over;
  }

  act(action: string): void {
    if (this.pending || !this.view) return;
    this.dropHint();
    const version = this.version;
    this.#asked = { id: this.#line.send({ type: "act", version, action }), version };
  }

  undo(): void {
    if (this.pending || !this.undoable) return;
    this.dropHint();
    const version = this.version;
    this.#asked = { id: this.#line.send({ type: "undo", version }), version };
  }

  why(action: string): void {
    this.#line.send({ type: "why", action });
  }

  askHint(): void {
    if (this.pending || this.hinting || !this.hintable) return;
    this.hint = null;
    this.#hintAsked = this.#line.send({ type: "hint", version: this.version });
    this.#hints.add(this.#hintAsked);
  }

  /** Have no hint, and wait for none. */
  dropHint(): void {
    this.hint = null;
    this.#hintAsked = null;
  }

  say(text: string): void {
    this.#line.send({ type: "chat", text });
  }

  close(): void {
    this.#line.close();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "view":
        // A view older than ours can only be one that was overtaken on the way.
        if (!message.fresh && message.version < this.version) return;
        this.history = message.fresh ? message.events : [...this.history, ...message.events];
        this.news = message.fresh ? [] : message.events;
        // Where all choose at once, another's secret choice changes nothing for us.
        if (message.fresh || !sameQuestion(this.view, message.view)) this.dropHint();
        this.view = message.view;
        this.course = message.course ?? null;
        this.version = message.version;
        this.undoable = message.undo;
        if (this.#asked && this.#asked.version !== message.version) this.#asked = null;
        break;
      case "facts":
        this.facts = message.facts;
        break;
      case "refused":
        if (message.id === this.#asked?.id) this.#asked = null;
        if (message.id !== null && this.#hints.has(message.id)) {
          if (message.id !== this.#hintAsked) break;
          this.dropHint();
        }
        this.#told(message.reason);
        break;
      case "why":
        if (message.reason) this.#told(message.reason);
        break;
      case "hint":
        if (message.id !== this.#hintAsked) break;
        this.#hintAsked = null;
        this.hint = message.advice;
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines];
        if (!message.fresh) this.unread += message.lines.length;
        break;
      case "done":
        break;
    }
  }
}

/** Is the reader asked the same thing in both? */
function sameQuestion(before: View | null, after: View): boolean {
  if (!before) return false;
  return JSON.stringify([before.prompt, before.choices]) === JSON.stringify([after.prompt, after.choices]);
}
