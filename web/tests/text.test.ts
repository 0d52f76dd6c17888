// Sentences: the argument rules of core/text.py, in TypeScript.
import { expect, test, vi } from "vitest";

import { bestLanguage, Words } from "../src/lib/text";

const SOURCE = `
seat-name = Player { $n }
card-boss = Boss
event-play = { $seat_is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
  }
event-steal = { $seat } steals { $token } from { $victim_is ->
    [you] you
   *[other] { $victim }
  }.
count = { $n ->
    [one] one card
   *[other] { $n } cards
  }
hello = Hello { $who }
`;
const words = new Words("en", [SOURCE]);

test("a number stays a number and chooses its plural", () => {
  expect(words.say("count", { n: 1 })).toBe("one card");
  expect(words.say("count", { n: 3 })).toBe("3 cards");
});

test("a seat gives the player's name, and whether it is the reader", () => {
  const args = { seat: "@1", card: "card-boss" };
  const names = ["Ada", "Odile"];
  expect(words.say("event-play", args, { names })).toBe("Odile plays Boss.");
  expect(words.say("event-play", args, { names, reader: 1 })).toBe("You play Boss.");
  expect(words.say("event-play", args, { names, reader: 0 })).toBe("Odile plays Boss.");
});

test("every seat of a sentence has its own name and its own you", () => {
  const args = { seat: "@0", victim: "@1", token: "the 3" };
  expect(words.say("event-steal", args, { names: ["Ada", "Odile"], reader: 1 })).toBe("Ada steals the 3 from you.");
});

test("a seat nobody has named is called by its number", () => {
  expect(words.say("event-play", { seat: "@2", card: "card-boss" })).toBe("Player 3 plays Boss.");
});

test("a string that is no message's id stands for itself", () => {
  expect(words.say("hello", { who: "card-unknown" })).toBe("Hello card-unknown");
});

test("a literal reading never takes what people typed for an id or a seat", () => {
  expect(words.say("hello", { who: "card-boss" }, { literal: true })).toBe("Hello card-boss");
  expect(words.say("hello", { who: "@1" }, { names: ["Ada", "Odile"], literal: true })).toBe("Hello @1");
});

test("an unknown id is said as it is", () => {
  expect(words.say("event-unheard")).toBe("event-unheard");
  expect(words.has("event-unheard")).toBe(false);
});

test("parts tell words, seats and components apart, and join to the very sentence", () => {
  const args = { seat: "@0", card: "card-boss" };
  const parts = words.parts("event-play", args, { names: ["Ada"] });
  expect(parts).toEqual([
    { kind: "seat", text: "Ada", seat: 0 },
    { kind: "words", text: " plays " },
    { kind: "piece", text: "Boss", id: "card-boss" },
    { kind: "words", text: "." },
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(words.say("event-play", args, { names: ["Ada"] }));
});

test("a later source overrides an earlier one", () => {
  expect(new Words("en", [SOURCE, "card-boss = Big Boss\n"]).say("card-boss")).toBe("Big Boss");
});

test("a missing argument is reported, and the rest of the sentence still said", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(words.say("hello")).toContain("Hello");
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test("the reader's first language of ours is taken, English if there is none", () => {
  expect(bestLanguage(["de-AT", "fr-CA", "en"])).toBe("fr");
  expect(bestLanguage(["en-GB", "fr"])).toBe("en");
  expect(bestLanguage(["ja"])).toBe("en");
});

const FRENCH = `
seat-name = Joueur { $n }
place-market = le marché
place-quays = les quais
place-inn = l’auberge
turn = Au tour de { $seat_is ->
    [you] vous
   *[other] { $seat }
  }.
more = { $seat } a plus que { $victim_is ->
    [you] vous
   *[other] { $victim }
  }, dit-on.
table-of = Table de { $name }
rules-of = Règles de { $title }
go = Aller à { $place }
back = De { $place } jusqu’à { $where }
vp = Score : { $vp }
`;
const mots = new Words("fr", [FRENCH]);
const turn = (name: string, reader?: number) => mots.say("turn", { seat: "@0" }, { names: [name], reader });

test("French words elide before a name and never inside one", () => {
  const names = ["Oscar", "Edgar", "Élise", "Yvo", "Hugo", "Hasard 3", "Yann", "Zoé", "Le Chat", "l’ami de Oscar"];
  expect(names.map((name) => turn(name))).toEqual([
    "Au tour d’Oscar.",
    "Au tour d’Edgar.",
    "Au tour d’Élise.",
    "Au tour d’Yvo.",
    "Au tour d’Hugo.",
    "Au tour de Hasard 3.",
    "Au tour de Yann.",
    "Au tour de Zoé.",
    "Au tour de Le Chat.",
    "Au tour de l’ami de Oscar.",
  ]);
  expect(turn("Oscar", 0)).toBe("Au tour de vous.");
  expect(words.say("hello", { who: "Oscar" })).toBe("Hello Oscar");
});

test("the words before a seat's chip elide, too", () => {
  const args = { seat: "@0", victim: "@1" };
  expect(mots.parts("more", args, { names: ["Zoé", "Oscar"] })).toEqual([
    { kind: "seat", text: "Zoé", seat: 0 },
    { kind: "words", text: " a plus qu’" },
    { kind: "seat", text: "Oscar", seat: 1 },
    { kind: "words", text: ", dit-on." },
  ]);
  expect(mots.say("more", args, { names: ["Zoé", "Oscar"], reader: 1 })).toBe("Zoé a plus que vous, dit-on.");
});

test("French prepositions take up the article of a component, and of a title, but not of what people typed", () => {
  const go = (place: string) => mots.say("go", { place });
  expect(["place-market", "place-quays", "place-inn", "le pont", "i9"].map(go)).toEqual([
    "Aller au marché",
    "Aller aux quais",
    "Aller à l’auberge",
    "Aller au pont",
    "Aller à i9",
  ]);
  expect(mots.parts("back", { place: "place-quays", where: "place-market" })).toEqual([
    { kind: "words", text: "Des " },
    { kind: "piece", text: "quais", id: "place-quays" },
    { kind: "words", text: " jusqu’au " },
    { kind: "piece", text: "marché", id: "place-market" },
  ]);
  const title = (name: string) => mots.say("rules-of", { title: name }, { literal: true });
  expect(title("Le Bazar des Voleurs")).toBe("Règles du Bazar des Voleurs");
  expect(title("Art Robbery")).toBe("Règles d’Art Robbery");
  expect(mots.say("table-of", { name: "Le Chat" }, { literal: true })).toBe("Table de Le Chat");
  expect(mots.say("table-of", { name: "Oscar" }, { literal: true })).toBe("Table d’Oscar");
});

test("a negative number has a true minus", () => {
  expect(mots.say("vp", { vp: -2 })).toBe("Score : −2");
  expect(mots.say("vp", { vp: 2 })).toBe("Score : 2");
  expect(mots.say("vp", { vp: "-2" })).toBe("Score : -2");
});

test("signs of ours inside a name are dropped, and harm nobody", () => {
  expect(turn("\uE0007\uE001Os\u2068car\uE002")).toBe("Au tour de 7Oscar.");
  expect(mots.say("table-of", { name: "\uE0007\uE001" }, { literal: true })).toBe("Table de 7");
});
