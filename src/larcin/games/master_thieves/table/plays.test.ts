import { expect, test } from "vitest";

import { bar, pieces } from "./frame";
import { inOpen, lights } from "./plays";
import { choice, opened, position, told } from "./sample";

test("choices light cards, drawers, jewels and the box", () => {
  const lit = lights(
    position({
      choices: [
        choice("choose thief", "choose", { role: "role-thief" }),
        choice("open top N", "open", { level: "level-top", face: "face-n" }),
        choice("place sapphire", "place", { jewel: "jewel-sapphire" }),
        choice("draft diamond", "draft", { jewel: "jewel-diamond" }),
        choice("turn two clockwise", "turn", { levels: 2, direction: "direction-clockwise" }),
        choice("flip", "flip"),
        choice("set alarm", "alarm"),
      ],
    }),
  );
  expect([...lit.roles.keys(), ...lit.drawers.keys()]).toEqual(["thief", "top N"]);
  expect([...lit.place.keys(), ...lit.draft.keys()]).toEqual(["sapphire", "diamond"]);
  expect([...lit.box.keys()]).toEqual(["turn two clockwise", "flip"]);
  expect(lit.turnable).toBe(2);
  expect(lit.alarm?.action).toBe("set alarm");
});

test("the open drawer takes one more diamond while the box is filled, else gives its ruby or its secret", () => {
  const more = choice("place diamond", "place", { jewel: "jewel-diamond" });
  const view = position({ choices: [more], open: opened() });
  expect(inOpen(view, lights(view))).toBeNull();
  const filling = position({ choices: [more], open: opened(), stage: "filling" });
  expect(inOpen(filling, lights(filling))?.action).toBe("place diamond");
  const secret = position({ choices: [choice("open secret", "secret")], open: opened({ secret: "offered" }) });
  expect(inOpen(secret, lights(secret))?.action).toBe("open secret");
  expect(inOpen({ ...secret, open: null }, lights(secret))).toBeNull();
});

test("leaving the box is the main button only when the role can do nothing more", () => {
  const done = choice("done", "done");
  expect(bar(position({ choices: [done, choice("flip", "flip")] }))).toEqual([{ action: "done", main: true }]);
  const choices = [choice("open secret", "secret"), done];
  expect(bar(position({ choices }))).toEqual([
    { action: "open secret", main: false },
    { action: "done", main: false },
  ]);
});

test("the log draws the jewels an event lists", () => {
  expect(pieces(told("take", { seat: "@0", diamonds: 2, sapphires: 1 }))).toEqual([
    "jewel-diamond",
    "jewel-diamond",
    "jewel-sapphire",
  ]);
  expect(pieces(told("flip", { seat: "@0" }))).toEqual([]);
});
