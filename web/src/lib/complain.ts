// Tells the reader, in the reader's language, what did not work.
import { Refusal } from "./api";
import { toasts } from "./toasts.svelte";
import { hasUi, ui, type Speaker } from "./words.svelte";

/** The sentence for something that went wrong. */
export function reason(problem: unknown, speaker?: Speaker): string {
  if (!(problem instanceof Refusal)) return ui("went-wrong", { status: "?" });
  if (speaker?.has(problem.text)) return speaker.say(problem.text, problem.args);
  return hasUi(problem.text) ? ui(problem.text, problem.args) : problem.message;
}

export function complain(problem: unknown, speaker?: Speaker): void {
  if (!(problem instanceof Refusal)) console.error(problem);
  toasts.show(reason(problem, speaker), "problem");
}
