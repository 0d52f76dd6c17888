// The eight seats: each a colour and a shape, so that nobody needs the colour (Okabe and Ito's palette).

export interface SeatLook {
  name: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star" | "drop" | "cross";
  /** A named colour of app.css. */
  colour: string;
  /** An outline in a 24 x 24 box. */
  path: string;
}

const SEATS: readonly SeatLook[] = [
  { name: "circle", colour: "var(--seat-1)", path: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z" },
  {
    name: "square",
    colour: "var(--seat-2)",
    path: "M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3Z",
  },
  { name: "triangle", colour: "var(--seat-3)", path: "M12 2.2 22.6 21H1.4Z" },
  { name: "diamond", colour: "var(--seat-4)", path: "M12 1 23 12 12 23 1 12Z" },
  { name: "hexagon", colour: "var(--seat-5)", path: "M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12Z" },
  {
    name: "star",
    colour: "var(--seat-6)",
    path: "M12 1.2l3.1 7.2 7.8.7-5.9 5.2 1.8 7.6L12 17.9l-6.8 4 1.8-7.6L1.1 9.1l7.8-.7Z",
  },
  {
    name: "drop",
    colour: "var(--seat-7)",
    path: "M12 1.2c4.2 5.4 7.4 9 7.4 13.2a7.4 7.4 0 0 1-14.8 0c0-4.2 3.2-7.8 7.4-13.2Z",
  },
  { name: "cross", colour: "var(--seat-8)", path: "M8.3 2h7.4v6.3H22v7.4h-6.3V22H8.3v-6.3H2V8.3h6.3Z" },
];

/** How a seat (0-based) looks everywhere. */
export function seatLook(seat: number): SeatLook {
  return SEATS[seat % SEATS.length]!;
}
