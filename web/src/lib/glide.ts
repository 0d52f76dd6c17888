// Pieces that glide: every piece has a key for its whole life, and when the view changes each one is moved from where it
// was seen last to where it stands now, with transforms only. A piece that leaves the table flies off as a copy.
import type { Attachment } from "svelte/attachments";

interface Seen {
  element: HTMLElement;
  x: number; // of the centre
  y: number;
  width: number;
  height: number;
}

/** Where what enters comes from, where what leaves goes to, and who waits for whom. */
export interface Flight {
  /** The spot a new piece comes from; null: it fades in where it is. */
  from(key: string): string | null;
  /** The spot a piece that left goes to; null: it fades out where it was; undefined: it is simply gone. */
  to(key: string): string | null | undefined;
  /** How many animations are over before this one begins. */
  wait(key: string): number;
  /** The way of a piece that does not simply glide, from so far off (and so much larger) to where it stands. */
  gait?(key: string, dx: number, dy: number, size: number): Keyframe[] | null;
}

export class Stage {
  #pieces = new Map<string, HTMLElement>();
  #spots = new Map<string, HTMLElement>();
  #before = new Map<string, Seen>();
  #moving = new Map<string, Animation>();
  #above: HTMLElement | null = null;

  /** The layer above the table where copies of leaving pieces fly. */
  above: Attachment<HTMLElement> = (element) => {
    this.#above = element;
    return () => (this.#above = null);
  };

  /** An element that is the piece of that key. */
  piece(key: string): Attachment<HTMLElement> {
    return (element) => keep(this.#pieces, key, element);
  }

  /** An element that does not move, but from which pieces come and to which they go. */
  spot(key: string): Attachment<HTMLElement> {
    return (element) => keep(this.#spots, key, element);
  }

  /** To be called before the page changes: remember where everything is, even in the middle of a flight. */
  remember(): void {
    this.#before = new Map([...this.#pieces].map(([key, element]) => [key, seen(element)]));
  }

  /** To be called after the page has changed: let everything glide to its new place. */
  play(duration: number, flight: Flight): void {
    for (const animation of this.#moving.values()) animation.cancel();
    this.#moving.clear();
    const first = this.#before.size === 0;
    if (duration <= 0 || first) return;
    const timing = (key: string): KeyframeAnimationOptions => ({
      duration,
      delay: flight.wait(key) * duration,
      easing: "cubic-bezier(.4, 0, .2, 1)",
      fill: "backwards",
    });

    for (const [key, element] of this.#pieces) {
      const frames = this.#arrival(key, element, flight);
      if (frames) this.#moving.set(key, element.animate(frames, timing(key)));
    }
    for (const [key, from] of this.#before) {
      const to = this.#pieces.has(key) ? undefined : flight.to(key);
      if (to !== undefined) this.#leave(from, to, timing(key));
    }
  }

  #arrival(key: string, element: HTMLElement, flight: Flight): Keyframe[] | null {
    const to = seen(element);
    const before = this.#before.get(key);
    const spot = before ? null : flight.from(key);
    const from = before ?? (spot ? this.#find(spot) : null);
    if (!from) return [{ opacity: 0, scale: 0.8 }, {}];
    const [dx, dy, size] = [from.x - to.x, from.y - to.y, from.width / to.width];
    if (Math.hypot(dx, dy) < 1 && Math.abs(size - 1) < 0.02) return null;
    const gait = flight.gait?.(key, dx, dy, size);
    if (gait) return gait;
    return [
      { translate: `${dx}px ${dy}px`, scale: size, zIndex: 60 },
      { translate: "0 0", scale: 1, zIndex: 60 },
    ];
  }

  /** A spot as it is now, or a piece that was there before (a card of the hand that now lies on the discard). */
  #find(key: string): Seen | null {
    const spot = this.#spots.get(key);
    return spot ? seen(spot) : (this.#before.get(key) ?? null);
  }

  #leave(from: Seen, spot: string | null, timing: KeyframeAnimationOptions): void {
    if (!this.#above || from.width === 0) return;
    const to = spot ? this.#find(spot) : null;
    const origin = this.#above.getBoundingClientRect();
    const copy = from.element.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll("[data-action], [data-pick]")]) {
      part.removeAttribute("data-action");
      part.removeAttribute("data-pick");
    }
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      width: `${from.width}px`,
      height: `${from.height}px`,
      left: `${from.x - origin.left - from.width / 2}px`,
      top: `${from.y - origin.top - from.height / 2}px`,
      translate: "0 0",
    });
    this.#above.append(copy);
    const end = to
      ? { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: to.width / from.width, opacity: 0.4 }
      : { translate: "0 -40px", scale: 1.1, opacity: 0 };
    copy.animate([{ translate: "0 0", scale: 1, opacity: 1 }, end], timing).finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  }
}

function keep(map: Map<string, HTMLElement>, key: string, element: HTMLElement): () => void {
  map.set(key, element);
  return () => {
    // The piece may already stand elsewhere, as another element.
    if (map.get(key) === element) map.delete(key);
  };
}

/** The centre does not move when an element is turned, and its laid-out width does not grow. */
function seen(element: HTMLElement): Seen {
  const box = element.getBoundingClientRect();
  return {
    element,
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}
