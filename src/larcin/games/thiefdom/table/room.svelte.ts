// What the reader is about to do: a plan begun, a way of several steps under way, what is looked at.
import { TableRoom } from "$lib/room.svelte";

import { folkIcon, goodLook, roofLook, toolIcon } from "./night";
import { deeds, nextInPlan, orders, spots, waste, type Spot } from "./plays";
import type { Choice, NightFacts, NightView } from "./view";

/** What lies enlarged over the table: something with a name and an explanation, or a guild's board. */
export type Shown = { id: string; about: string; icon: string } | { guild: number };

const PLAIN: Record<string, string> = {
  poster: "wanted-reward",
  stamina: "lungs",
};

/** How a component is explained, by its message id. */
function told(id: string): Shown {
  const [group, ...rest] = id.split("-");
  const name = rest.join("-");
  if (group === "good" && name.startsWith("artwork")) return { id, about: "about-artwork", icon: goodLook(name).icon };
  if (group === "good") return { id, about: `table-about-${name}`, icon: goodLook(name).icon };
  if (group === "equipment") return { id, about: `about-${id}`, icon: toolIcon(name) };
  if (group === "client") return { id, about: `about-${id}`, icon: "cowled" };
  return {
    id: `table-${id}`,
    about: `about-${id}`,
    icon: PLAIN[id] ?? "cowled",
  };
}

export class Room extends TableRoom<NightView, NightFacts> {
  plan = $state<string[]>([]);
  aim = $state<Spot | null>(null);
  shown = $state<Shown | null>(null);
  /** The figure that the deed under the pointer is about. */
  target = $state<string | null>(null);
  #way: string[] = [];
  #seat: number | null = null;

  readonly spots: Spot[] = $derived.by(() => (this.pending ? [] : spots(this.view)));
  readonly deeds: Choice[] = $derived.by(() => (this.pending ? [] : deeds(this.view)));
  readonly waste: Choice[] = $derived.by(() => (this.pending ? [] : waste(this.view)));
  readonly orders: string[][] = $derived.by(() => (this.pending ? [] : orders(this.view)));
  readonly next: string[] = $derived.by(() => nextInPlan(this.orders, this.plan));
  /** The planned order, once it is whole. */
  readonly planned: string | null = $derived.by(() => {
    const whole = this.orders.find((order) => order.join(" ") === this.plan.join(" "));
    return whole ? `plan ${whole.join(" ")}` : null;
  });

  /** What a component does; its figures come with the facts. */
  about(id: string): string {
    return this.say(id, this.facts.about[id]);
  }

  /** A new view has come: go on with a way of several steps, as long as nothing stands in it. */
  override update(): void {
    // Another seat's eyes on the same device must not see a plan begun.
    if (this.#seat !== this.view.seat) this.#way = [];
    if (this.#seat !== this.view.seat || (!this.orders.length && !this.pending)) this.plan = [];
    this.#seat = this.view.seat;
    this.target = null;
    this.aim = null;
    const [step, ...rest] = this.#way;
    this.#way = [];
    if (step === undefined || !this.view.choices.some(({ action }) => action === step)) return;
    this.#way = rest;
    this.props().act(step);
  }

  press(spot: Spot): void {
    this.#way = spot.then;
    this.props().act(spot.action);
  }

  act(action: string): void {
    this.#way = [];
    this.props().act(action);
  }

  /** A press on a place that is not lit: why not? */
  ask(place: string): void {
    const { view } = this;
    if (view.seat === null || !view.to_act.includes(view.seat) || this.pending || view.over) this.explain(place);
    else if (view.stage === "hideout") this.props().why(`hideout ${place}`);
    else if (view.stage === "turn" || view.stage === "move") this.props().why(`step ${place}`);
    else this.explain(place);
  }

  /** Say what is in that place. */
  explain(place: string): void {
    const { figures, guilds } = this.view;
    const figure = figures.find(({ space }) => space === place);
    if (figure) {
      this.shown = {
        id: `figure-${figure.id}`,
        about: `about-${figure.kind}`,
        icon: folkIcon(figure.kind),
      };
      return;
    }
    const guild = guilds.findIndex(({ thieves }) => thieves.some((thief) => thief.place === place));
    const building = this.facts.city.buildings.find(({ id }) => id === place);
    if (building) {
      const kind = `${building.house ? "house" : "location"}-${building.kind}`;
      this.shown = {
        id: `place-${place}`,
        about: `about-${kind}`,
        icon: roofLook(building.kind).icon,
      };
    } else if (guild >= 0) this.shown = { guild };
  }

  /** Say what a card, a good or a token does. */
  tell(id: string): void {
    this.shown = told(id);
  }
}
