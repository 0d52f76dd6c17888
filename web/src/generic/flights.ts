// How pieces move from one view to the next: what is more in one zone than before came from where it became less.
import type { Flight } from "$lib/glide";
import type { View } from "$lib/protocol";

const BACK = "back";

/** A heap of equal pieces has one key for its whole life: its zone, and what lies there. */
export function pieceKey(view: View, zone: number, id: string | null): string {
  return `${zoneKey(view, zone)}:${id ?? BACK}`;
}

/** A zone's key: its name, its seat, and its number among those alike. */
export function zoneKey(view: View, zone: number): string {
  const zones = view.zones ?? [];
  const { name, seat } = zones[zone]!;
  const alike = zones.slice(0, zone).filter((one) => one.name === name && one.seat === seat).length;
  return `${name}@${seat ?? "middle"}#${alike}`;
}

interface Heap {
  id: string;
  zone: string;
  count: number;
}

function heaps(view: View): Map<string, Heap> {
  const found = new Map<string, Heap>();
  (view.zones ?? []).forEach(({ pieces = [] }, zone) => {
    for (const { id, count = 1 } of pieces) {
      const key = pieceKey(view, zone, id);
      found.set(key, { id: id ?? BACK, zone: zoneKey(view, zone), count: count + (found.get(key)?.count ?? 0) });
    }
  });
  return found;
}

export function flights(before: View, now: View): Flight {
  const [then, there] = [heaps(before), heaps(now)];
  const change = (key: string) => (there.get(key)?.count ?? 0) - (then.get(key)?.count ?? 0);
  const lost = [...then].filter(([key]) => change(key) < 0);
  const won = [...there].filter(([key]) => change(key) > 0);
  /** The same component first; else one that is face down on one side: it was turned over on its way. */
  const match = (id: string, some: [string, Heap][]) =>
    some.find(([, heap]) => heap.id === id) ??
    some.find(([, heap]) => (heap.id === BACK) !== (id === BACK) && some.length === 1) ??
    some.find(([, heap]) => id !== BACK && heap.id === BACK);
  return {
    from: (key) => {
      const heap = there.get(key);
      return heap ? (match(heap.id, lost)?.[0] ?? null) : null;
    },
    to: (key) => {
      const heap = then.get(key);
      const goal = heap && match(heap.id, won);
      // What arrives as a piece of its own flies from here by itself; what joins a heap flies there as a copy.
      if (goal) return then.has(goal[0]) ? goal[1].zone : undefined;
      return null;
    },
    wait: () => 0,
  };
}
