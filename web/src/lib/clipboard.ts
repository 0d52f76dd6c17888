// Hands a link or a text on: by the device's own share sheet where there is one, else by the clipboard.
import { toasts } from "./toasts.svelte";
import { ui } from "./words.svelte";

export function copyLink(path: string): Promise<void> {
  return copyText(new URL(path, location.href).href, ui("link-copied"));
}

export async function copyText(text: string, done = ui("copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    // Without permission or a secure page there is no clipboard: show it to be copied by hand.
    toasts.show(text);
  }
}

export async function shareLink(path: string, title: string): Promise<void> {
  if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return copyLink(path);
  try {
    await navigator.share({ title, url: new URL(path, location.href).href });
  } catch {
    // Closing the share sheet is an answer, not a problem.
  }
}
