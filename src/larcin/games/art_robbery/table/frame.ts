// What this game asks of the frame: the shelves show every seat, so the phone needs no strip of seats above them.
export const strip = false;
