// What the reader is about to do: the card picked up, the place aimed at, what is being looked at; and what a click means.
import { TableRoom } from "$lib/room.svelte";

import { ghost, lights } from "./plays";
import { at, keyed, lookoutOf, nameOf, type Choice, type Facts, type Location, type Stack, type View } from "./view";

/** What lies enlarged over the table. */
export type Shown =
  | { card: string }
  | { stack: string }
  | { location: string }
  | { discard: number }
  | { hand: number }
  | "coins"
  | "score";

interface Held {
  key: string;
  card: string;
}

const NARROW = 800;

export class Store extends TableRoom<View, Facts> {
  /** The key of a card that would be discarded at once, picked up but not yet given away. */
  picked = $state<string | null>(null);
  /** The choice under the pointer or the focus. */
  aim = $state<Choice | null>(null);
  shown = $state<Shown | null>(null);
  width = $state(0);
  /** The phone shows one location at a time: this one, if the reader has chosen. */
  #tab = $state<string | null>(null);

  /** The phone's layout: on a phone, and where the table is no wider than a large one. */
  override get compact(): boolean {
    return super.compact || (this.width > 0 && this.width < NARROW);
  }
  get playing(): boolean {
    const { view } = this;
    return view.seat !== null && view.to_act.includes(view.seat) && !view.over && !this.pending;
  }

  readonly lights = $derived.by(() => lights(this.pending ? [] : this.view.choices));
  /** What the reader is at this table; null: a spectator. */
  readonly role = $derived.by(() => (this.view.seat === null ? null : this.facts.seats[this.view.seat]!.role));
  /** Whose side lies below. */
  readonly below = $derived.by(() => this.facts.seats[this.view.seat ?? 0]!.mastermind);

  /** A free play is made from the reader's own discard. */
  readonly free = $derived.by(() => this.playing && ["free", "free-place"].includes(this.view.step));

  /** The cards in front of the reader. */
  readonly hand = $derived.by(() => {
    const { view } = this;
    if (view.seat === null) return [];
    if (this.free) return keyed([...new Set(view.masterminds[view.seat]!.gear)].sort());
    return keyed(view.hands[view.seat]!.known);
  });

  /** The keys of the cards that are chosen: the one that waits for a place, those a Lookout passes. */
  readonly chosen = $derived.by(() => {
    const { view, hand, picked } = this;
    if (picked) return new Set([picked]);
    const wanted = keyed(view.chosen ? [view.chosen] : view.offer).map(({ key }) => key);
    return new Set(wanted.filter((key) => hand.some((one) => one.key === key)));
  });

  /** Is the chosen card of this type, "thief" or "gear"? */
  #holds(type: string): boolean {
    return this.view.chosen !== null && this.facts.cards[this.view.chosen]?.type === type;
  }

  /** The location the phone shows: where something must be chosen, or what the reader looked at last. */
  readonly tab: string = $derived.by(() => {
    const ids = this.view.locations.map(({ id }) => id);
    const wanted = this.#tab ?? ids[0]!;
    return this.litAt(wanted) ? wanted : (ids.find((id) => this.litAt(id)) ?? wanted);
  });

  /** How the caper counts of a location would change, cream's first. */
  ghost(location: string): [number, number] {
    return this.pending ? [0, 0] : ghost(this.view, this.aim, location);
  }

  /** Can something be chosen at this location? */
  litAt(location: string): boolean {
    return !this.pending && this.view.choices.some((choice) => choice.location === location);
  }

  /** A new view has come: put down what was picked up, and on the phone go where something happened. */
  override update(): void {
    this.picked = null;
    this.aim = null;
    const spot = this.props().news.findLast(({ args }) => args.location !== undefined)?.args.location;
    if (spot !== undefined && this.view.locations.some(({ id }) => id === nameOf(spot))) this.#tab = nameOf(spot);
  }

  look(location: string): void {
    this.#tab = location;
  }

  act(choice: Choice): void {
    this.props().act(choice.action);
  }

  /** Handlers of something that shows what its choice would change while it is pointed at. */
  aiming(choice: Choice | null) {
    const [on, off] = [() => (this.aim = choice), () => (this.aim = null)];
    return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
  }

  /** What a click on this card of the hand plays, if one click is enough. */
  cardAction({ key, card }: Held): Choice | null {
    const give = this.lights.gives.get(card);
    if (give) return this.chosen.has(key) ? null : give;
    const choice = this.lights.cards.get(card);
    return choice && !choice.discards ? choice : null;
  }

  /** Must it be picked up first? It would be discarded at once, and that is asked for twice. */
  isPick({ card }: Held): boolean {
    return this.lights.cards.get(card)?.discards ?? false;
  }

  pressCard(held: Held): void {
    const choice = this.cardAction(held);
    if (choice) this.act(choice);
    else if (this.isPick(held)) this.picked = this.picked === held.key ? null : held.key;
    else if (this.chosen.has(held.key)) this.shown = { card: held.card };
    else this.#ask(`${this.role === "mastermind" ? "choose" : "give"} ${held.card}`, { card: held.card });
  }

  /** The discard tile: the chosen gear, or a card picked up that has no place. */
  readonly discard: Choice | null = $derived.by(() => {
    const card = this.hand.find(({ key }) => key === this.picked)?.card ?? "";
    return this.lights.discard ?? this.lights.cards.get(card) ?? null;
  });

  pressStack({ thief: { card } }: Stack, mastermind: number): void {
    const choice = this.lights.stacks.get(card);
    const thing = { stack: card };
    if (choice) this.act(choice);
    else if (this.view.flipper && mastermind !== this.view.seat) this.#ask(`flip ${card}`, thing);
    else if (this.#holds("gear") && mastermind === this.view.seat) this.#ask(`on ${card}`, thing);
    else this.shown = thing;
  }

  pressLocation({ id }: Location): void {
    if (this.#holds("thief") && !this.lights.places.has(id)) this.#ask(`to ${id}`, { location: id });
    else this.shown = { location: id };
  }

  /** A choice and what it would do, to be read aloud. */
  told(choice: Choice, name = this.say(`action-${choice.kind}`, choice.args)): string {
    const { preview } = choice;
    return preview ? `${name}: ${this.say(preview.text, preview.args)}` : name;
  }

  /** What a card or a location does, with its figures. */
  about(id: string): string {
    const { cards, locations } = this.facts;
    return this.say(`about-${id}`, (cards[nameOf(id)] ?? locations[nameOf(id)])?.figures);
  }

  /** What the reader calls a seat. */
  nameOf(seat: number): string {
    return seat === this.view.seat ? this.say("table-you") : (this.names[seat] ?? "");
  }

  /** Whose side it is, in few words: a Mastermind's, or a team's. */
  sideName(mastermind: number): string {
    const lookout = lookoutOf(this.facts, mastermind);
    if (lookout === undefined) return this.nameOf(mastermind);
    return this.say("table-team", { seat: at(mastermind), lookout: at(lookout) });
  }

  /** Not lit: say why to somebody who is to act; for anybody else it is explained. */
  #ask(action: string, thing: Shown): void {
    if (this.playing) this.props().why(action);
    else this.shown = thing;
  }
}
