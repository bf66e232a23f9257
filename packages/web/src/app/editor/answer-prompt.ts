import type { OpenPrompt } from "@slideloom/core/document";
import { startEdit } from "../../features/preview/on-slide/text-edit-store.ts";
import { takeNextPrompt } from "../../features/prompts/take-next-prompt.ts";
import { goToSlide } from "../../state/carousel-store.ts";

/** Opens the field of a prompt (a question that the person must answer in place) with all words selected. */
export function answerPrompt({ slide, item }: OpenPrompt): void {
  goToSlide(slide);
  startEdit({ kind: "item", slide, item }, "all");
}

export function answerNextPrompt(): void {
  const next = takeNextPrompt();
  if (next) answerPrompt(next);
}
