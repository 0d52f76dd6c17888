// Which choice belongs on which component. A piece may name the action that a click on it plays; else a choice belongs to
// the components among its arguments. A component with several choices is picked up first, and the rest are buttons.
import type { Choice, View } from "$lib/protocol";

/** Where a piece lies in the view: its zone and its place in it. */
export type Spot = `${number}/${number}`;

export interface Light {
  /** What a click plays at once. */
  choice?: Choice;
  /** A click only picks it up: then its choices are shown, and what goes with it is lit. */
  pick: boolean;
}

export interface Lights {
  on: Map<Spot, Light>;
  /** The choices shown as buttons, in the view's order. */
  buttons: Choice[];
}

/** What is lit, with the piece at `picked` in hand. */
export function lights(view: View, picked: Spot | null): Lights {
  const placed = new Map(view.choices.map((choice) => [choice, spots(view, choice)]));
  const at = new Map<Spot, Choice[]>();
  for (const [choice, where] of placed) {
    for (const spot of where.all) at.set(spot, [...(at.get(spot) ?? []), choice]);
  }
  const held = picked === null ? [] : (at.get(picked) ?? []);
  const on = new Map<Spot, Light>();
  for (const [spot, choices] of at) {
    const [only] = choices;
    const together = held.filter((choice) => spot !== picked && choices.includes(choice));
    if (together.length === 1) on.set(spot, { choice: together[0]!, pick: false });
    else if (choices.length === 1 && only && placed.get(only)!.one) on.set(spot, { choice: only, pick: false });
    else on.set(spot, { pick: true });
  }
  const free = view.choices.filter((choice) => placed.get(choice)!.all.length === 0);
  return { on, buttons: [...held, ...free] };
}

/** The spots of a choice, and whether they all show one and the same component. */
function spots(view: View, choice: Choice): { all: Spot[]; one: boolean } {
  const named: Spot[] = [];
  const shown = new Map<string, { spot: Spot; seat: number | null }[]>();
  const ids = new Set(Object.values(choice.args).filter((arg) => typeof arg === "string"));
  (view.zones ?? []).forEach((zone, z) =>
    (zone.pieces ?? []).forEach((piece, p) => {
      const spot: Spot = `${z}/${p}`;
      if (piece.play === choice.action) named.push(spot);
      if (piece.id === null || piece.play || !ids.has(piece.id)) return;
      shown.set(piece.id, [...(shown.get(piece.id) ?? []), { spot, seat: zone.seat ?? null }]);
    }),
  );
  if (named.length > 0) return { all: named, one: true };
  // The same component may lie in several places: one's own comes first, then what lies in the middle.
  const all = [...shown.values()].flatMap((found) => {
    const near = [view.seat, null].map((seat) => found.filter((one) => one.seat === seat));
    return (near.find((some) => some.length > 0) ?? found).map(({ spot }) => spot);
  });
  return { all, one: shown.size === 1 };
}
