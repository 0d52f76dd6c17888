// What the reader is about to do: the card picked up, the place aimed at, what is being looked at; and what a click means.
import { TableRoom } from "$lib/room.svelte";
import type { Choice } from "$lib/table";

import { choicesAt, DARK, discardsAtOnce, ghost, lights } from "./plays";
import { at, belowOf, keyed, lookoutOf, nameOf, roleOf, type CaperView, type Location, type Stack } from "./view";

/** What lies enlarged over the table. */
export type Shown =
  | { card: string }
  | { stack: string }
  | { location: string }
  | { discard: number }
  | { hand: number }
  | "coins"
  | "score";

const NARROW = 800;

export class Room extends TableRoom<CaperView> {
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

  readonly lights = $derived.by(() => (this.pending ? DARK : lights(this.view)));
  readonly below = $derived.by(() => belowOf(this.view));

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
    const wanted = view.chosen ? [view.chosen] : [...view.offer];
    return new Set(
      keyed(wanted)
        .map(({ key }) => key)
        .filter((key) => hand.some((one) => one.key === key)),
    );
  });

  /** The location the phone shows: where something must be chosen, or what the reader looked at last. */
  readonly tab: string = $derived.by(() => {
    const { view } = this;
    const wanted = this.#tab ?? view.locations[0]!.id;
    const lit = view.locations.filter(({ id }) => choicesAt(view, this.lights, id).length > 0);
    return lit.length === 0 || lit.some(({ id }) => id === wanted) ? wanted : lit[0]!.id;
  });

  /** How the caper counts of a location would change, cream's first. */
  ghost(location: string): [number, number] {
    return ghost(this.view, this.lights, this.aim, location);
  }

  /** Can something be chosen at this location? */
  litAt(location: string): boolean {
    return choicesAt(this.view, this.lights, location).length > 0;
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

  /** What a click on this card of the hand plays, if one click is enough. */
  cardAction({ key, card }: { key: string; card: string }): Choice | null {
    const give = this.lights.gives.get(card);
    if (give) return this.chosen.has(key) ? null : give;
    const choice = this.lights.cards.get(card);
    return choice && !discardsAtOnce(choice) ? choice : null;
  }

  /** Must it be picked up first? */
  isPick({ card }: { card: string }): boolean {
    const choice = this.lights.cards.get(card);
    return !!choice && discardsAtOnce(choice);
  }

  pressCard(held: { key: string; card: string }): void {
    const choice = this.cardAction(held);
    if (choice) this.act(choice);
    else if (this.isPick(held)) this.picked = this.picked === held.key ? null : held.key;
    else if (this.chosen.has(held.key)) this.shown = { card: held.card };
    else this.#ask(`${this.role === "mastermind" ? "choose" : "give"} ${held.card}`, { card: held.card });
  }

  /** The discard tile: the chosen gear, or a card picked up that has no place. */
  readonly discard: Choice | null = $derived.by(() => {
    const card = this.hand.find(({ key }) => key === this.picked)?.card;
    return this.lights.discard ?? (card === undefined ? null : (this.lights.cards.get(card) ?? null));
  });

  stackChoice({ thief }: Stack): Choice | null {
    return this.lights.thieves.get(thief.card) ?? this.lights.flips.get(thief.card) ?? null;
  }

  pressStack(stack: Stack, mastermind: number): void {
    const choice = this.stackChoice(stack);
    const thing = { stack: stack.thief.card };
    const gear = this.view.chosen !== null && this.view.cards[this.view.chosen]?.type === "gear";
    if (choice) this.act(choice);
    else if (this.view.flipper && mastermind !== this.view.seat) this.#ask(`flip ${stack.thief.card}`, thing);
    else if (gear && mastermind === this.view.seat) this.#ask(`on ${stack.thief.card}`, thing);
    else this.shown = thing;
  }

  pressLocation({ id }: Location): void {
    const thief = this.view.chosen !== null && this.view.cards[this.view.chosen]?.type === "thief";
    if (thief && !this.lights.places.has(id)) this.#ask(`to ${id}`, { location: id });
    else this.shown = { location: id };
  }

  /** Whose side it is, in few words: a Mastermind's, or a team's. */
  sideName(mastermind: number): string {
    const { view, say, names } = this;
    const lookout = at(lookoutOf(mastermind));
    if (view.mode === "teams") return say("table-team", { seat: at(mastermind), lookout });
    return mastermind === view.seat ? say("table-you") : (names[mastermind] ?? "");
  }

  get role(): ReturnType<typeof roleOf> | null {
    const { view } = this;
    return view.seat === null ? null : roleOf(view, view.seat);
  }

  /** Not lit: say why to somebody who is to act; for anybody else it is explained. */
  #ask(action: string, thing: Shown): void {
    if (this.playing) this.props().why(action);
    else this.shown = thing;
  }
}
