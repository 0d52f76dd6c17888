// The addresses of the pages. The server gives the same page for all of them; which one it is, is read here.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; seat: number | null; at: number }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "programs" }
  | { page: "missing" };

const WORD = "([A-Za-z0-9_-]+)";
const NEW = new RegExp(`^/new/${WORD}$`);
const TABLE = new RegExp(`^/t/${WORD}$`);
const REPLAY = new RegExp(`^/t/${WORD}/replay$`);
const RULES = new RegExp(`^/rules/${WORD}$`);

/** Which page an address is. */
export function parse(path: string, search = ""): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  if (plain === "/" || plain === "") return { page: "home" };
  if (plain === "/about") return { page: "about" };
  if (plain === "/programs") return { page: "programs" };
  let found: RegExpExecArray | null;
  if ((found = NEW.exec(plain))) return { page: "new", game: found[1]! };
  if ((found = TABLE.exec(plain))) return { page: "table", id: found[1]! };
  if ((found = RULES.exec(plain))) return { page: "rules", game: found[1]! };
  if ((found = REPLAY.exec(plain))) {
    const asked = new URLSearchParams(search);
    return { page: "replay", id: found[1]!, seat: whole(asked.get("seat")), at: whole(asked.get("at")) ?? 0 };
  }
  return { page: "missing" };
}

/** The address of a table. */
export const tablePath = (id: string): string => `/t/${id}`;

/** The address of a moment of a finished game, through one seat's eyes or a spectator's. */
export function replayPath(id: string, seat: number | null = null, at = 0): string {
  const asked = new URLSearchParams();
  if (seat !== null) asked.set("seat", String(seat));
  if (at > 0) asked.set("at", String(at));
  const query = asked.toString();
  return `/t/${id}/replay${query && "?" + query}`;
}

/** The table that a pasted link, path or bare name means; null if it means none. */
export function tableOf(pasted: string): string | null {
  const text = pasted.trim();
  const path = /\/t\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? text.split(/[?#]/)[0]!.replace(/\/+$/, "").split("/").pop()!;
  return /^[A-Za-z0-9_-]+$/.test(path) ? path.toLowerCase() : null;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
