import { listOpenPrompts, type OpenPrompt } from "@slideloom/core/document";
import { getDocument, getSlideIndex } from "../../state/carousel-store.ts";

/**
 * Index of the slide with the last returned question. If that slide is still current, the next call skips the question.
 */
let offeredSlide: number | null = null;

/** Returns the next unanswered prompt after the current slide, wrapping at the end; null if there is none. */
export function takeNextPrompt(): OpenPrompt | null {
  const { post } = getDocument();
  const currentSlideIndex = getSlideIndex();
  const prompts = post ? listOpenPrompts(post) : [];
  const from = currentSlideIndex + (offeredSlide === currentSlideIndex ? 1 : 0);
  const next = prompts.find(({ slide }) => slide >= from) ?? prompts[0] ?? null;
  offeredSlide = next?.slide ?? null;
  return next;
}
