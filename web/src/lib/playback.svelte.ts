// A finished game as a film: where it stands, which way it runs, how fast.
import type { Course, Facts, Frame, Replay, Told } from "./protocol";

/** Milliseconds a moment stays on the screen at speed 1. */
const STAY = 1400;
export const PACES = [0.5, 1, 2, 4] as const;

export class Playback {
  readonly frames: readonly Frame[];
  readonly facts: Facts;
  /** How the whole game went. */
  readonly course: Course;
  /** Every event of the game, and for each the moment it belongs to. */
  readonly events: Told[];
  readonly momentOf: number[];
  at = $state(0);
  pace = $state<number>(1);
  playing = $state(false);
  /** The moment that was showing before this one. */
  #before = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ frames, facts, course }: Replay, at = 0) {
    this.frames = frames;
    this.facts = facts;
    this.course = course;
    this.events = frames.flatMap((frame) => frame.events);
    this.momentOf = frames.flatMap((frame, moment) => frame.events.map(() => moment));
    this.at = this.#within(at);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get frame(): Frame {
    return this.frames[this.at]!;
  }

  /** What happened in this moment, when it was reached by one step on; a jump shows no movement. */
  get news(): Told[] {
    return this.#before === this.at - 1 ? this.frame.events : [];
  }

  /** What the last moment that has something to tell tells: not every step of a game is told of. */
  get told(): Told[] {
    return this.frames.findLast((frame, moment) => moment <= this.at && frame.events.length > 0)?.events ?? [];
  }

  /** The place, among all events, of the last that had happened by this moment. */
  get place(): number {
    return this.momentOf.findLastIndex((moment) => moment <= this.at);
  }

  jump(at: number): void {
    const before = this.at;
    this.at = this.#within(at);
    this.#before = before;
    if (this.playing) this.#schedule();
  }

  step(by: 1 | -1): void {
    this.jump(this.at + by);
  }

  play(): void {
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.step(1);
      if (this.at === this.last) this.pause();
    }, STAY / this.pace);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(at, this.last));
  }
}
