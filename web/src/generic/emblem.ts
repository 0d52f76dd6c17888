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
  "M12 2 21 7v10l-9 5-9-5V7Z", // hexagon
  "M4 4h16v7c0 6-4 9-8 11-4-2-8-5-8-11Z", // shield
  "M12 2l2.6 6.7 7.4.5-5.7 4.7 1.9 7.1-6.2-4-6.2 4 1.9-7.1L2 9.2l7.4-.5Z", // star
  "M12 2c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13Z", // drop
  "M12 3 22 21H2Zm0 7-4 8h8Z", // triangle
  "M4 4h7v7H4Zm9 0h7v7h-7ZM4 13h7v7H4Zm9 0h7v7h-7Z", // four squares
];

export function emblem(id: string): Emblem {
  const figure = /(?:^|-)(\d{1,3})$/.exec(id)?.[1] ?? "";
  // FNV-1a, then MurmurHash3's last step: names that are nearly alike get colours and shapes far apart.
  let mixed = 2166136261;
  for (const letter of id) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = (mixed ^ (mixed >>> 16)) >>> 0;
  return { hue: mixed % 360, figure, path: SHAPES[(mixed >>> 20) % SHAPES.length]! };
}
