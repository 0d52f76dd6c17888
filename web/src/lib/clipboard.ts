// Hands a link on: by the device's own share sheet where there is one, else by the clipboard.
import { toasts } from "./toasts.svelte";
import { ui } from "./words.svelte";

export async function copyLink(path: string): Promise<void> {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(ui("link-copied"));
  } catch {
    // Without permission or a secure page there is no clipboard: show the link to be copied by hand.
    toasts.show(link);
  }
}

export async function shareLink(path: string, title: string): Promise<void> {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyLink(path);
  try {
    await navigator.share({ title, url: new URL(path, location.href).href });
  } catch {
    // Closing the share sheet is an answer, not a problem.
  }
}
