// The live line to a table: one WebSocket a table and seat, kept up by itself.
//
// A request is remembered until the server answers it, and sent again under the same id after a reconnect: the server
// carries an id out once, so nothing is lost and nothing happens twice.
import type { FromServer, ToServer } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** What is asked of a WebSocket; a test brings its own. */
export type Socket = Pick<WebSocket, "readyState" | "onopen" | "onclose" | "onmessage" | "send" | "close">;

export interface LineOptions {
  address: string;
  hear: (message: FromServer) => void;
  changed: (state: LineState) => void;
  connect?: (address: string) => Socket;
}

type Unsent<R> = R extends ToServer ? Omit<R, "id"> : never;
export type Request = Unsent<ToServer>;

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** From here on a close code is the server's last word (no such table, not your seat): asking again is no use. */
const FINAL_CODES = 4000;

export class Line {
  state: LineState = "connecting";
  readonly #options: LineOptions;
  readonly #unanswered = new Map<string, ToServer>();
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Ask something of the server; the answer carries the id this returns. */
  send(request: Request): string {
    const id = newId();
    const whole: ToServer = { ...request, id };
    this.#unanswered.set(id, whole);
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(whole));
    return id;
  }

  /** Hang up for good. */
  close(): void {
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#drop();
    this.#become("closed");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const connect = this.#options.connect ?? ((address: string) => new WebSocket(address));
    const socket = connect(this.#options.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#become("open");
      for (const request of this.#unanswered.values()) socket.send(JSON.stringify(request));
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      this.#socket = null;
      if (code >= FINAL_CODES) {
        this.close();
        return;
      }
      this.#become("lost");
      this.#timer = setTimeout(() => this.#connect(), wait(this.#tries++));
    };
  }

  #heard(message: FromServer): void {
    if ("id" in message && message.id !== null) this.#unanswered.delete(message.id);
    this.#options.hear(message);
  }

  /** The network is back, or the reader is: do not sit out the wait. */
  #hurry = (): void => {
    if (this.state === "lost" && document.visibilityState !== "hidden") this.#connect();
  };

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }

  #become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.#options.changed(state);
  }
}

/** How long to wait before a try: twice as long each time, up to a limit, and never all clients at once. */
export function wait(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

function newId(): string {
  // randomUUID needs a secure page; a home network's plain http address is none.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
