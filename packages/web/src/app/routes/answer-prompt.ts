import type { OpenPrompt } from "@slideloom/core/document";
import { startEdit } from "../../features/preview/on-slide/text-edit-store.ts";
import { takeNextPrompt } from "../../features/prompts/take-next-prompt.ts";
import { goToSlide } from "../../state/carousel-store.ts";

/**
 * Opens the field of a prompt (text that the person must still write) with all words selected, so typing replaces them.
 */
export function answerPrompt({ slide, item }: OpenPrompt): void {
  goToSlide(slide);
  startEdit({ kind: "item", slide, item }, "all");
}

export function answerNextPrompt(): void {
  const next = takeNextPrompt();
  if (next) answerPrompt(next);
}
