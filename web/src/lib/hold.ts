// Hold a thing, click it with the other button, or press "i" on it: it explains itself. A plain click stays a click.
import type { Attachment } from "svelte/attachments";

const HOLD = 450; // milliseconds
const SLIP = 10; // pixels a finger may move while holding

export function hold(explain: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let held = false;

    const stop = () => window.clearTimeout(timer);
    const down = (event: PointerEvent) => {
      held = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      if (event.button !== 0) return;
      timer = window.setTimeout(() => {
        held = true;
        explain();
      }, HOLD);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
    };
    const click = (event: MouseEvent) => {
      if (!held) return;
      // The click that ends a long press was not meant as one.
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      stop();
      if (!held) explain();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) explain();
    };

    const listeners = {
      pointerdown: down,
      pointermove: move,
      pointerup: stop,
      pointercancel: stop,
      pointerleave: stop,
    };
    for (const [name, listen] of Object.entries(listeners)) element.addEventListener(name, listen as EventListener);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    element.addEventListener("keydown", key);
    return () => {
      stop();
      for (const [name, listen] of Object.entries(listeners))
        element.removeEventListener(name, listen as EventListener);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
      element.removeEventListener("keydown", key);
    };
  };
}
