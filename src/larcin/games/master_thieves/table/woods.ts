// The woods as CSS pictures. A drawing with noise in it takes long to draw, and the box is drawn anew whenever it moves:
// so each is drawn once, into a bitmap.
import { SvelteMap } from "svelte/reactivity";

import { grainDrawing, walnutDrawing, type Drawing } from "./grain";

const SHARP = 2; // pixels of the bitmap for one of the drawing
const ready = new SvelteMap<string, string>();
const begun = new Set<string>();

/** A grain by its name, or the box's own wood, as a CSS image; nothing until it is drawn. Reactive. */
export function wood(name: string): string {
  const image = ready.get(name);
  if (image === undefined && !begun.has(name)) {
    begun.add(name);
    const drawing = name === "walnut" ? walnutDrawing() : grainDrawing(name);
    if (drawing) void bake(drawing).then((url) => ready.set(name, `url("${url}")`));
  }
  return image ?? "none";
}

async function bake({ svg, width, height }: Drawing): Promise<string> {
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const picture = new Image(width * SHARP, height * SHARP);
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  const brush = canvas.getContext("2d");
  // A browser without a canvas draws slowly, but draws.
  if (!brush) return source;
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const bitmap = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return bitmap ? URL.createObjectURL(bitmap) : source;
}
