// Labels at the ends of a chart's lines, moved apart so that they do not cover each other.

/** Each label as near to where it belongs as the others allow, all between `top` and `bottom`. */
export function spread(wanted: number[], height: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
  const at = [...wanted];
  order.forEach((place, rank) => {
    const above = rank ? at[order[rank - 1]!]! + height : top;
    at[place] = Math.max(wanted[place]!, above);
  });
  for (let rank = order.length - 1; rank >= 0; rank--) {
    const below = rank < order.length - 1 ? at[order[rank + 1]!]! - height : bottom;
    at[order[rank]!] = Math.min(at[order[rank]!]!, below);
  }
  return at;
}
