// Where on the table an action is played: what is lit for it, so that a hint can point there.

/** What plays that action, or what must be picked up first to play it; null if nothing of it can be seen. */
export function litFor(action: string): Element | null {
  const exact = CSS.escape(action);
  const last = CSS.escape(action.split(" ").at(-1) ?? "");
  for (const selector of [`[data-action="${exact}"]`, `[data-pick="${exact}"]`, `[data-pick="${last}"]`]) {
    for (const one of document.querySelectorAll(selector)) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return one;
    }
  }
  return null;
}
