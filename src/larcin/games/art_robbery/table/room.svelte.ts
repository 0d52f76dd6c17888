// What the reader is about to do: the card lifted, the work aimed at, what is being looked at; and what a click means.
import { TableRoom } from "$lib/room.svelte";
import type { Choice, TableProps } from "$lib/table";

import { DISCARD } from "./flights";
import { arrange, type Held } from "./hand";
import { gain, leadsToChoice, lights, preview, reach, theft, type Lights, type Preview } from "./plays";
import type { ArtRobberyView, Token } from "./view";

/** What lies enlarged over the table. */
export type Shown = { card: string } | { token: Token } | "dog" | typeof DISCARD;

const NARROW = 800;
const LOW = 660;

const DARK: Lights = { cards: new Map(), tokens: new Map(), giveLoot: null, giveDog: null };

export class Room extends TableRoom<ArtRobberyView> {
  /** The hand, in order. */
  held = $state.raw<Held[]>([]);
  /** The key of the lifted card. */
  chosen = $state<string | null>(null);
  /** The token under the pointer or the focus, while it may be taken. */
  aim = $state<string | null>(null);
  shown = $state<Shown | null>(null);
  /** The size of the table. */
  width = $state(0);
  height = $state(0);
  /** The key of the card this reader played last: on its way to the discard. */
  played: string | null = null;

  /** The phone's layout: on a phone, and where the table is no wider than a large one. */
  override get compact(): boolean {
    return super.compact || (this.width > 0 && this.width < NARROW);
  }
  /** A phone whose browser takes much of the screen: everything a little smaller. */
  get low(): boolean {
    return this.compact && this.height > 0 && this.height < LOW;
  }
  get table(): TableProps["table"] {
    return this.props().table;
  }

  readonly lights = $derived.by(() => (this.pending ? DARK : lights(this.view)));
  readonly theft = $derived.by(() => theft(this.view));
  /** The play that the lifted card would make. */
  readonly pick: Choice | null = $derived.by(() => {
    const card = this.held.find(({ key }) => key === this.chosen)?.card;
    return card === undefined ? null : (this.lights.cards.get(card) ?? null);
  });
  readonly preview: Preview | null = $derived.by(() => this.pick && preview(this.view, this.pick));
  /** What the reader would gain by what they are about to do. */
  readonly gain = $derived.by(() => {
    const { seat } = this.view;
    return seat === null ? null : gain(this.view, seat, this.preview?.target ?? this.aim);
  });

  /** A new view has come: keep the keys of the cards that stayed, and put down what was lifted. */
  override update(): void {
    const { view } = this;
    this.held = arrange(this.held, view.seat === null ? [] : (view.places[view.seat]!.hand ?? []), this.played);
    this.chosen = null;
    this.aim = null;
  }

  /** The action a click on this token plays, if it is lit. */
  actionOn(token: Token): string | null {
    if (this.pick && this.preview?.target === token.id) return this.pick.action;
    return this.lights.tokens.get(token.id)?.action ?? null;
  }

  /** The action a click on this card plays, if one click is enough: it is lifted already, or it leaves a choice. */
  actionOf({ key, card }: Held): string | null {
    const choice = this.lights.cards.get(card);
    return choice && (key === this.chosen || leadsToChoice(choice)) ? choice.action : null;
  }

  pressCard(held: Held): void {
    const action = this.actionOf(held);
    if (action) this.#act(action, held.key);
    else if (this.lights.cards.has(held.card)) this.chosen = held.key;
    else this.#ask(`play ${held.card}`, { card: held.card });
  }

  pressToken(token: Token): void {
    const action = this.actionOn(token);
    if (action) this.#act(action, this.pick ? this.chosen : null);
    else if (token.holder === this.view.seat) this.shown = { token };
    else this.#ask(reach(token), { token });
  }

  pressDog(): void {
    if (this.pick && this.preview?.target === "dog") this.#act(this.pick.action, this.chosen);
    else this.shown = "dog";
  }

  /** The main button under the question, and the answers of the dog's holder. */
  confirm(action: string): void {
    this.#act(action, this.pick ? this.chosen : null);
  }

  #act(action: string, card: string | null): void {
    this.played = card;
    this.props().act(action);
  }

  /** Not lit: say why to somebody who plays; somebody who watches gets it explained. */
  #ask(action: string, thing: Shown): void {
    if (this.view.seat === null || this.view.over) this.shown = thing;
    else if (!this.pending) this.props().why(action);
  }
}
