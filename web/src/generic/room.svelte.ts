// What the house's own table knows: what is lit, what was picked up, what is looked at.
import { TableRoom } from "$lib/room.svelte";
import type { Choice, Piece, Sentence, View, Zone } from "$lib/protocol";

import { lights, type Light, type Lights, type Spot } from "./lights";

/** A zone with its number in the view. */
export interface Numbered {
  zone: Zone;
  number: number;
}

export class Room extends TableRoom<View> {
  picked = $state<Spot | null>(null);
  shown = $state.raw<Piece | null>(null);

  /** What could be chosen. While an action is on its way nothing is lit, but all keeps its place. */
  readonly lights: Lights = $derived.by(() => lights(this.view, this.picked));
  readonly zones: Numbered[] = $derived.by(() => (this.view.zones ?? []).map((zone, number) => ({ zone, number })));

  update(): void {
    this.picked = null;
  }

  zonesOf(seat: number | null): Numbered[] {
    return this.zones.filter(({ zone }) => (zone.seat ?? null) === seat);
  }

  light(spot: Spot): Light | undefined {
    return this.lights.on.get(spot);
  }

  act(choice: Choice): void {
    this.props().act(choice.action);
  }

  press(spot: Spot, piece: Piece): void {
    const light = this.pending ? undefined : this.light(spot);
    if (light?.choice) this.act(light.choice);
    else if (light?.pick) this.picked = this.picked === spot ? null : spot;
    else if (piece.id !== null) this.shown = piece;
  }

  tell(sentence: Sentence | null | undefined): string {
    return sentence ? this.say(sentence.text, sentence.args) : "";
  }

  what(choice: Choice): string {
    return this.say(`action-${choice.kind}`, choice.args);
  }

  preview(choice: Choice): string {
    return this.tell(choice.preview);
  }

  /** What a component does; nothing if its game does not say. */
  about(id: string): string {
    const text = this.say(`about-${id}`);
    return text === `about-${id}` ? "" : text;
  }

  /** A component's name as it stands on a card. */
  name(id: string): string {
    const name = this.say(id);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}
