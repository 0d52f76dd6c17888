// How the reader looks at the box, what is aimed at or looked at closely, and what a click means.
import { TableRoom } from "$lib/room.svelte";

import { ASKEW, inView, motion, TILT, TILTS, yawTo, type Motion } from "./box";
import { inOpen, lights, turnable, type Lights } from "./plays";
import { slotOf, type Choice, type Drawer, type Facts, type Jewel, type View } from "./view";

/** What lies enlarged over the table. */
export type Shown =
  | { role: string; number?: number | null }
  | { jewel: Jewel }
  | { grain: string }
  | { seat: number }
  | { cushion: "white" | "black" | "red" }
  | "alarm";

/** What is said one after the other. */
export const sentences = (...said: string[]): string => said.filter(Boolean).join(". ");

const DARK: Lights = new Map();
const PER_PIXEL = 0.5; // degrees

export class Store extends TableRoom<View, Facts> {
  /** The way the box is looked at, in degrees. */
  yaw = $state(ASKEW);
  pitch = $state(TILT);
  dragging = $state(false);
  /** The slot under the pointer or the focus, "top N": its front is marked on the box. */
  aim = $state<string | null>(null);
  shown = $state<Shown | null>(null);
  /** How the box was moved by the last news; a new object each time. */
  motion = $state.raw<Motion | null>(null);
  /** The head count was held by the last news: let it be seen. */
  counted = $state(false);
  /** The drawer that lay open in the last view: where it was, never what it held. */
  #lay: { grain: string; face: string } | null = null;

  /** What a click would play, by notation. */
  readonly lights = $derived.by(() => (this.pending ? DARK : lights(this.view)));
  readonly turnable = $derived.by(() => turnable(this.lights));
  readonly faces = $derived.by(() => inView(this.yaw));

  /** A new view has come. */
  override update(): void {
    const { open, in_view } = this.view;
    const { news } = this.props();
    const lay = this.#lay;
    this.#lay = open && { grain: open.grain, face: open.face };
    this.aim = null;
    this.motion = motion(news, lay !== null);
    this.counted = news.some(({ kind }) => kind.startsWith("count-"));
    if (open && (open.grain !== lay?.grain || open.face !== lay.face)) this.lookAt(in_view[0]);
  }

  /** Walk round the box until that face is on the left. */
  lookAt(face: string): void {
    this.yaw = yawTo(face, this.yaw);
    this.pitch = TILT;
  }

  orbit(dx: number, dy: number): void {
    this.yaw += dx * PER_PIXEL;
    this.pitch = Math.max(TILTS.least, Math.min(TILTS.most, this.pitch - dy * PER_PIXEL));
  }

  isOpen({ grain }: Drawer): boolean {
    return this.view.open?.grain === grain;
  }

  /** What a click on this drawer plays, if it is lit. */
  choiceOn(drawer: Drawer): Choice | undefined {
    return this.isOpen(drawer) ? inOpen(this.view, this.lights) : this.lights.get(`open ${slotOf(drawer)}`);
  }

  pressDrawer(drawer: Drawer): void {
    this.press(this.choiceOn(drawer)?.action ?? `open ${slotOf(drawer)}`, { grain: drawer.grain });
  }

  /** Play it if it is lit. If not: say why to whoever is asked now; anybody else gets the thing explained. */
  press(action: string, thing: Shown | null): void {
    const { view } = this;
    const asked = view.seat !== null && view.to_act.includes(view.seat) && !view.over;
    if (this.lights.has(action)) this.props().act(action);
    else if (!asked) this.shown = thing;
    else if (!this.pending) this.props().why(action);
  }

  /** What a choice would do, where Python says it. */
  preview(choice: Choice | null | undefined): string {
    return choice?.preview ? this.say(choice.preview.text, choice.preview.args) : "";
  }

  /** A choice as it is read aloud: what it is, and what it would do. */
  spoken(choice: Choice): string {
    return sentences(this.say(`action-${choice.kind}`, choice.args), this.preview(choice));
  }
}
