// A table being planned: mode, seats and who sits where, options. The form of the new-table page writes here.
import type { GameInfo, ModeInfo, NewTable, OptionInfo, SeatWish } from "./protocol";
import { isBot, usualBot, usualSeats } from "./shelf";

/** What a seat of the plan is: "me", "open", "guest", or a bot's level as "bot:regular". */
export interface SeatPlan {
  who: string;
  name: string;
}

export class TablePlan {
  readonly info: GameInfo;
  mode = $state("");
  players = $state(0);
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, string>>({});
  public = $state(false);
  hints = $state(true);

  constructor(info: GameInfo) {
    this.info = info;
    this.mode = info.modes[0]?.name ?? "";
    this.options = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
    this.seat(usualSeats(this.#mode));
  }

  get #mode(): ModeInfo {
    return this.info.modes.find((mode) => mode.name === this.mode) ?? this.info.modes[0]!;
  }

  /** The seat counts this mode plays with. */
  get counts(): number[] {
    return this.#mode.seats;
  }

  /** Is somebody still to come? */
  get waits(): boolean {
    return this.seats.some((seat) => seat.who === "open");
  }

  /** The choices of an option at a table of so many seats: one called seat-4 names a seat. */
  choices(option: OptionInfo): string[] {
    return option.choices.filter((choice) => !(Number(/^seat-(\d+)$/.exec(choice)?.[1] ?? -1) >= this.players));
  }

  choose(mode: string): void {
    this.mode = mode;
    if (!this.counts.includes(this.players)) this.seat(usualSeats(this.#mode));
  }

  /** Set so many chairs: those that are kept keep their people. */
  seat(players: number): void {
    this.players = players;
    const fresh = (place: number): SeatPlan => ({ who: place === 0 ? "me" : "open", name: "" });
    this.seats = Array.from({ length: players }, (_, place) => this.seats[place] ?? fresh(place));
    if (!this.seats.some((seat) => seat.who === "me")) this.seats[0] = { who: "me", name: "" };
    this.#dropSeatsThatAreGone();
  }

  /** An option that names a seat beyond the table goes back to its default. */
  #dropSeatsThatAreGone(): void {
    for (const option of this.info.options) {
      if (!this.choices(option).includes(this.options[option.name] ?? "")) this.options[option.name] = option.default;
    }
  }

  /** Put somebody on a seat; there is only one of me, so my old seat is free again. */
  put(place: number, who: string): void {
    const before = this.seats[place]!.who;
    if (who === "me") for (const seat of this.seats) if (seat.who === "me") seat.who = before;
    this.seats[place]!.who = who;
  }

  /**
   * Set the table as an address asks for it: seats=you,regular,you&mode=…&hints=off&<option>=…; what it does not say or the game
   * does not have stays as it is. The first "you" is me, every further one somebody else at this device.
   */
  ask(asked: URLSearchParams): void {
    if (asked.has("hints")) this.hints = asked.get("hints") !== "off";
    const mode = this.info.modes.find(({ name }) => name === asked.get("mode"));
    if (mode) this.choose(mode.name);
    const who = (asked.get("seats") ?? "").split(",").filter((word) => word === "you" || isBot(word, this.info));
    if (this.counts.includes(who.length) && who.includes("you")) {
      const me = who.indexOf("you");
      this.players = who.length;
      this.seats = who.map((word, place) => ({
        who: word !== "you" ? `bot:${word}` : place === me ? "me" : "guest",
        name: "",
      }));
    }
    for (const option of this.info.options) {
      const choice = asked.get(option.name);
      if (choice !== null && this.choices(option).includes(choice)) this.options[option.name] = choice;
    }
  }

  /** Everybody who is still to come is a bot instead. */
  fill(): void {
    for (const seat of this.seats) if (seat.who === "open") seat.who = `bot:${usualBot(this.info)}`;
  }

  /** The request that makes this table; it starts at once if nobody is still to come. */
  wish(): NewTable {
    return {
      game: this.info.slug,
      mode: this.mode,
      players: this.players,
      options: { ...this.options },
      seats: this.seats.map(seatWish),
      public: this.public && this.waits,
      hints: this.hints,
      start: !this.waits,
    };
  }
}

function seatWish({ who, name }: SeatPlan): SeatWish {
  if (who.startsWith("bot:")) return { kind: "bot", bot: who.slice("bot:".length) };
  if (who === "guest") return name.trim() ? { kind: "guest", name: name.trim() } : { kind: "guest" };
  return { kind: who === "me" ? "me" : "open" };
}
