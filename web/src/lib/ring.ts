// Where on the table an action is played: what is lit for it, so that a hint can point there.

/** What plays that action, or what must be picked up first (or next) to play it; null if nothing of it can be seen. */
export function litFor(action: string): Element | null {
  const picks = [action, ...action.split(" ").slice(1)].map((word) => `[data-pick="${CSS.escape(word)}"]`);
  for (const selector of [`[data-action="${CSS.escape(action)}"]`, ...picks]) {
    for (const one of document.querySelectorAll(`${selector}:not([disabled])`)) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return one;
    }
  }
  return null;
}
