import { listOpenPrompts, type OpenPrompt } from "@slideloom/core/document";
import { getDocument, getSlideIndex } from "../../state/carousel-store.ts";

/** The slide whose prompt was offered last: asking again goes on to the next one. */
let offeredSlide: number | null = null;

/** The prompt that is to be answered next, from the current slide on and around the end; null without any. */
export function takeNextPrompt(): OpenPrompt | null {
  const { post } = getDocument();
  const currentSlideIndex = getSlideIndex();
  const prompts = post ? listOpenPrompts(post) : [];
  const from = currentSlideIndex + (offeredSlide === currentSlideIndex ? 1 : 0);
  const next = prompts.find(({ slide }) => slide >= from) ?? prompts[0] ?? null;
  offeredSlide = next?.slide ?? null;
  return next;
}
