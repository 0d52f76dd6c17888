// Several people on one device: who should hold it now.

/**
 * The seat the device must be handed to, or null while it may stay where it is.
 * `mine` are this device's seats, `holder` the one whose side is showing (null: nobody's yet).
 */
export function nextHolder(mine: readonly number[], holder: number | null, toAct: readonly number[]): number | null {
  if (mine.length < 2) return null;
  if (holder !== null && toAct.includes(holder)) return null;
  const waiting = mine.filter((seat) => toAct.includes(seat));
  if (waiting.length === 0) return holder === null ? mine[0]! : null;
  // The next in turn order after the holder, so that nobody waits for the same person twice.
  return waiting.find((seat) => holder !== null && seat > holder) ?? waiting[0]!;
}
