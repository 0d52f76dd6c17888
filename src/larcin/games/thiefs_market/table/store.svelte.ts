// What the reader is about to do: the card being paid for, the power being used, what is aimed at or looked at; and what
// a click means.
import { TableRoom } from "$lib/room.svelte";

import { tumbling } from "./flights";
import { DARK, lights } from "./plays";
import { pileOf, type Card, type Choice, type MarketFacts, type MarketView } from "./view";
import type { Offer, Owned, Thing, Way } from "./view";

/** What lies enlarged over the table. */
export type Shown = { card: string } | { object: string } | { token: string } | { seat: number };

/** What the drawer asks. */
export type Question =
  | { kind: "pay"; card: string; ways: Way[] }
  | { kind: "power"; card: string; choices: Choice[] }
  | { kind: "copy"; choices: Choice[] };

export class Store extends TableRoom<MarketView, MarketFacts> {
  /** The market card or the power that was picked and still leaves a choice. */
  picked = $state<{ offer: string } | { power: string } | null>(null);
  /** The choice under the pointer or the focus. */
  aim = $state<Choice | null>(null);
  shown = $state<Shown | null>(null);
  /** The dice that are tumbling, by id. */
  rolling = $state.raw<ReadonlySet<string>>(new Set());
  /** Dice of one face are all the same to the rules, which move the first; these swaps let the clicked one go. */
  #drawnAs = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The payment to be made as soon as the server asks how. */
  #then: string | null = null;
  #before: MarketView | null = null;

  readonly lights = $derived.by(() => (this.pending ? DARK : lights(this.view)));

  /** The cards for sale that the reader's pile would pay, after what is aimed at. */
  readonly payable: ReadonlySet<string> = $derived.by(() => {
    const { view, aim } = this;
    if (view.seat === null || view.over) return new Set();
    const seat = view.seat;
    const offers = view.market.flatMap(({ places }) => places).filter((offer) => offer !== null);
    return new Set(aim?.pays ?? offers.filter(({ payable }) => payable.includes(seat)).map(({ id }) => id));
  });

  readonly question: Question | null = $derived.by(() => {
    const { view, lights: lit, picked } = this;
    if (lit.payments.length && view.buying)
      return { kind: "pay", card: view.buying, ways: lit.payments.flatMap(({ ways }) => ways ?? []) };
    if (lit.copies.length) return { kind: "copy", choices: lit.copies };
    if (picked && "offer" in picked) {
      const buy = lit.offers.get(picked.offer);
      return buy ? { kind: "pay", card: picked.offer, ways: buy.ways ?? [] } : null;
    }
    const choices = picked && lit.powers.get(picked.power);
    return choices ? { kind: "power", card: picked.power, choices } : null;
  });

  /** What a choice would do, in words. */
  told(choice: Choice): string {
    return choice.preview ? this.say(choice.preview.text, choice.preview.args) : "";
  }

  /** A card as it is printed. */
  printed(card: string): Card {
    return this.facts.cards[card]!;
  }

  /** What a card, an object, a token or an icon does, in words. */
  about(id: string): string {
    const told = this.facts.about[id];
    return told ? this.say(told.text, told.args) : "";
  }

  /** A seat's cards, in the order of the icon they show first. */
  byIcon(cards: readonly Owned[]): Owned[] {
    const rank = ({ id, copy }: Owned) => this.facts.icons.indexOf(this.printed(copy ?? id).icons[0] ?? "");
    return [...cards].sort((a, b) => rank(a) - rank(b));
  }

  /** The key a die is drawn under. */
  keyOf(id: string): string {
    return this.#drawnAs.get(id) ?? id;
  }
  /** Where on the rug an object lies: the place it had in the throw. */
  placeOf(id: string): number {
    const key = this.keyOf(id);
    return this.view.objects.findIndex((thing) => thing.id === key);
  }

  /** A new view has come: put down what was picked, pay what was decided, and let rolled dice tumble. */
  override update(): void {
    const { view } = this;
    const { news, speed, act } = this.props();
    this.picked = null;
    this.aim = null;
    const then = this.#then;
    this.#then = null;
    if (then && view.choices.some(({ action }) => action === then)) act(then);
    if (this.#before && news.length > 0 && speed > 0) this.rolling = new Set(tumbling(this.#before, view, news));
    if (news.some(({ kind }) => kind === "roll")) this.#drawnAs = new Map();
    this.#before = view;
  }

  rolled(id: string): void {
    if (!this.rolling.has(id)) return;
    const left = new Set(this.rolling);
    left.delete(id);
    this.rolling = left;
  }

  /** What a click on this object plays, if it is lit. */
  choiceOn({ kind, seat, back }: Thing): Choice | null {
    if (back) return null;
    if (seat === null) return this.lights.centre.get(kind) ?? null;
    return seat === this.view.seat ? (this.lights.mine.get(kind) ?? null) : null;
  }

  pressThing(thing: Thing): void {
    const choice = this.choiceOn(thing);
    if (choice) {
      this.#swap(thing);
      this.act(choice.action);
    } else if (this.#playing && thing.seat === this.view.seat) this.#ask(`return ${thing.kind}`);
    else if (this.#playing && thing.seat === null) this.#ask(`take ${thing.kind}`);
    else this.shown = { object: thing.kind };
  }

  /** One way to pay is paid at once; several open the drawer, and a second click pays the plain way. */
  pressOffer(offer: Offer): void {
    const action = this.actionOn(offer);
    if (action) this.act(action);
    else if (this.lights.offers.has(offer.id)) this.picked = { offer: offer.id };
    else if (this.#playing && this.view.phase === "market") this.#ask(`buy ${offer.id}`);
    else this.shown = { card: offer.id };
  }

  actionOn(offer: Offer): string | null {
    const choice = this.lights.offers.get(offer.id);
    if (!choice) return null;
    const picked = this.picked && "offer" in this.picked && this.picked.offer === offer.id;
    const [plain, ...others] = choice.ways ?? [];
    return others.length === 0 || (picked && plain?.actions.length === 1) ? choice.action : null;
  }

  /** The powers of a card in front of the reader. */
  powersOf({ id, copy }: Owned): Choice[] {
    return this.lights.powers.get(copy ?? id) ?? [];
  }

  pressOwned(owned: Owned): void {
    const card = owned.copy ?? owned.id;
    const powers = this.powersOf(owned);
    const { use } = this.printed(card);
    if (powers.length === 1) this.act(powers[0]!.action);
    else if (powers.length > 1) this.picked = { power: card };
    else if (this.#playing && this.view.phase === "market" && use) this.#ask(use);
    else this.shown = { card };
  }

  pressPile(seat: number): void {
    const choice = this.lights.piles.get(seat);
    if (choice) this.act(choice.action);
    else if (this.#playing && this.view.phase === "split") this.#ask(`steal from ${seat}`);
  }

  pay({ actions }: Way): void {
    this.#then = actions[1] ?? null;
    this.act(actions[0]!);
  }

  act(action: string): void {
    this.props().act(action);
  }

  get #playing(): boolean {
    const { view } = this;
    return view.seat !== null && view.to_act.includes(view.seat) && !view.over && !this.pending;
  }

  #ask(action: string): void {
    this.props().why(action);
  }

  /** The rules will move the first object of this kind there: let that one be drawn where the clicked one is. */
  #swap({ id, kind, seat }: Thing): void {
    const first = pileOf(this.view.objects, seat).find((thing) => thing.kind === kind);
    if (!first || first.id === id) return;
    const drawn = new Map(this.#drawnAs);
    drawn.set(id, this.keyOf(first.id));
    drawn.set(first.id, this.keyOf(id));
    this.#drawnAs = drawn;
  }
}
