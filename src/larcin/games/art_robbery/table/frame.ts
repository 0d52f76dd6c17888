// What this game asks of the frame: the shelves show every seat, so the phone needs no strip of seats above them; and
// every turn ends with a draw, which the log need not say each time.
export const strip = false;
export const quiet = ["draw", "draw-unseen"];
