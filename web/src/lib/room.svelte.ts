// What every game's room builds on: what the frame gives a table, and pieces that glide from one view to the next.
import { tick, untrack } from "svelte";

import { Stage, type Flight } from "./glide";
import type { Facts } from "./protocol";
import type { TableProps, Told, View } from "./table";

export abstract class TableRoom<V extends View, F extends Facts = Facts> {
  readonly stage = new Stage();
  protected readonly props: () => TableProps<V, F>;

  constructor(props: () => TableProps<V, F>) {
    this.props = props;
  }

  readonly view: V = $derived.by(() => this.props().view);

  get facts(): F {
    return this.props().facts;
  }
  get say(): TableProps["say"] {
    return this.props().say;
  }
  get names(): string[] {
    return this.props().names;
  }
  get compact(): boolean {
    return this.props().compact;
  }
  get speed(): number {
    return this.props().speed;
  }
  get pending(): boolean {
    return this.props().pending;
  }

  /** A new view has come: what was begun in the old one is dropped. */
  abstract update(): void;

  /** To be called while the table is set up: update with every view, and let the pieces glide. */
  follow(flights?: (before: V, now: V, news: Told[]) => Flight): void {
    let before: V | null = null;

    $effect.pre(() => {
      void this.view;
      untrack(() => {
        this.stage.remember();
        this.update();
      });
    });

    $effect(() => {
      const [earlier, now] = [before, this.view];
      before = now;
      if (!flights || !earlier) return;
      untrack(() => {
        const { speed, news } = this.props();
        const flight = flights(earlier, now, news);
        // Nothing glides after a jump (a reconnect, another seat's eyes): there is no news then.
        void tick().then(() => this.stage.play(news.length > 0 ? speed : 0, flight));
      });
    });
  }
}
