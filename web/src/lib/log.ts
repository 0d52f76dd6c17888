// How a history is laid out as a log: headings for raids and rounds, and a line that says "since your last turn".
import type { Told } from "./protocol";

export type LogLine =
  | { kind: "heading"; told: Told; place: number }
  | { kind: "event"; told: Told; place: number; seat: number | null }
  | { kind: "since"; place: number };

/** Events of these kinds open a chapter of the game. */
const HEADINGS = new Set(["raid", "round"]);

/** The lines of a log; `place` is an event's place in the history. Events of the quiet kinds have no line. */
export function logLines(history: readonly Told[], reader: number | null, quiet: readonly string[] = []): LogLine[] {
  const since = sinceYourLastTurn(history, reader);
  return history.flatMap((told, place): LogLine[] => {
    if (quiet.includes(told.kind)) return place === since ? [{ kind: "since", place }] : [];
    const line: LogLine = HEADINGS.has(told.kind)
      ? { kind: "heading", told, place }
      : { kind: "event", told, place, seat: doer(told) };
    return place === since ? [{ kind: "since", place }, line] : [line];
  });
}

/** The place of the last line at or before that place in the history: an event itself may have no line. */
export function lineAt(lines: readonly LogLine[], at: number): number | null {
  return lines.findLast((line) => line.kind !== "since" && line.place <= at)?.place ?? null;
}

/** Where in the history the others began after the reader's last deed; null if they have done nothing since. */
export function sinceYourLastTurn(history: readonly Told[], reader: number | null): number | null {
  if (reader === null) return null;
  const last = history.findLastIndex((told) => doer(told) === reader);
  return last >= 0 && last + 1 < history.length ? last + 1 : null;
}

/** The seat an event is the deed of. */
export function doer(told: Told): number | null {
  const seat = told.args.seat;
  return typeof seat === "string" && /^@\d+$/.test(seat) ? Number(seat.slice(1)) : null;
}
