// What the reader is about to do: the card lifted, the work aimed at, what is being looked at; and what a click means.
import { TableRoom } from "$lib/room.svelte";
import type { Sentence, TableProps } from "$lib/table";

import { DISCARD } from "./flights";
import { arrange, type Held } from "./hand";
import { moveOf, playOf, reach, tokensOf, type Choice, type Facts, type Token, type View } from "./view";

/** What lies enlarged over the table. */
export type Shown = { card: string } | { token: Token } | "dog" | typeof DISCARD;

const NARROW = 800;
const LOW = 660;

export class Store extends TableRoom<View, Facts> {
  held = $state.raw<Held[]>([]);
  /** The key of the lifted card. */
  chosen = $state<string | null>(null);
  /** The token under the pointer or the focus, while it may be taken. */
  aim = $state<string | null>(null);
  shown = $state<Shown | null>(null);
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
  tell(sentence: Sentence | undefined): string {
    return sentence ? this.say(sentence.text, sentence.args) : "";
  }
  get table(): TableProps["table"] {
    return this.props().table;
  }

  readonly choices = $derived.by(() => (this.pending ? [] : this.view.choices));
  readonly tokens = $derived.by(() => tokensOf(this.view, this.facts));
  readonly hanging = $derived.by(() => this.tokens.filter(({ holder }) => holder === null));
  /** What is in front of a seat. At the end the last raid's works have gone into the bags. */
  lootOf = (seat: number): Token[] => (this.view.over ? [] : this.tokens.filter(({ holder }) => holder === seat));
  /** The token under theft, while the dog's holder decides. */
  readonly wanted = $derived.by(() => this.tokens.find(({ id }) => id === this.view.wanted));
  /** The play that the lifted card would make. */
  readonly pick = $derived.by(() => {
    const card = this.held.find(({ key }) => key === this.chosen)?.card;
    return card === undefined ? undefined : playOf(this.choices, card);
  });
  /** What the reader would gain by what they are about to do. */
  readonly gain = $derived.by(() => (this.pick ?? (this.aim ? moveOf(this.choices, this.aim) : undefined))?.gain);

  /** A new view has come: keep the keys of the cards that stayed, and put down what was lifted. */
  override update(): void {
    const { view } = this;
    this.held = arrange(this.held, view.seat === null ? [] : (view.places[view.seat]!.hand ?? []), this.played);
    this.chosen = null;
    this.aim = null;
  }

  /** The choice that a click on this token (or "dog") makes, if it is lit. */
  choiceOn(target: string): Choice | undefined {
    return this.pick?.target === target ? this.pick : moveOf(this.choices, target);
  }

  /** The action a click on this card plays, if one click is enough: it is lifted already, or it leaves a choice. */
  actionOf({ key, card }: Held): string | null {
    const choice = playOf(this.choices, card);
    return choice && (key === this.chosen || !choice.effect) ? choice.action : null;
  }

  pressCard(held: Held): void {
    const action = this.actionOf(held);
    if (action) this.#act(action, held.key);
    else if (playOf(this.choices, held.card)) this.chosen = held.key;
    else this.#ask(`play ${held.card}`, { card: held.card });
  }

  pressToken(token: Token): void {
    const choice = this.choiceOn(token.id);
    if (choice) this.confirm(choice.action);
    else if (token.holder === this.view.seat) this.shown = { token };
    else this.#ask(reach(token), { token });
  }

  /** A choice is made: with the lifted card, if there is one, or as an answer of the dog's holder. */
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
