// A sign for a component that nobody has drawn: its figure where its name has one, else a shape; and a hue of its own.

export interface Emblem {
  /** Degrees round the circle of colours. */
  hue: number;
  /** A figure at the end of its id, such as the 5 of "card-5". */
  figure: string;
  /** An outline in a 24 x 24 box. */
  path: string;
}

const SHAPES = [
  "M12 2 22 12 12 22 2 12Z", // diamond
  "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Zm0 5a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z", // ring
  "M12 2 21 8v8l-9 6-9-6V8Z", // gem
  "M4 4h16v7c0 6-4 9-8 11-4-2-8-5-8-11Z", // shield
  "M8 9a4 4 0 1 1 8 0c0 2-1 3-2 3l2 9H8l2-9c-1 0-2-1-2-3Z", // keyhole
  "M12 2l2.6 6.700 7.400.5-5.700 4.700 1.900 7.100-6.200-4-6.200 4 1.900-7.100L2 9.200l7.400-.5Z", // star
  "M12 3c5 6 8 9 8 12a5 5 0 0 1-7 4l1 3h-4l1-3a5 5 0 0 1-7-4c0-3 3-6 8-12Z", // leaf
  "M3 20 6 7l4 5 2-8 2 8 4-5 3 13Z", // crown
];

export function emblem(id: string): Emblem {
  const figure = /(?:^|-)(\d{1,3})$/.exec(id)?.[1] ?? "";
  // Multiplication mixes the letters (FNV-1a), so that names that are nearly alike get colours far apart.
  let mixed = 2166136261;
  for (const letter of id) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return { hue: (mixed >>> 8) % 360, figure, path: SHAPES[mixed % SHAPES.length]! };
}
