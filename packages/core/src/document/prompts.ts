import type { Post, Slide } from "./post.ts";

/** A prompt that nobody has answered yet. Indexes count from 0. */
export interface OpenPrompt {
  slide: number;
  /** The item whose value is the prompt. */
  item: number;
  prompt: string;
}

/** The item in which a slide's prompt stands, or -1. */
export function findPromptItem({ description, prompt = "" }: Slide): number {
  return prompt.trim() === "" ? -1 : description.findIndex(({ value }) => value === prompt);
}

/** The prompts that stand, in the order of the slides. */
export function listOpenPrompts({ content }: Post): OpenPrompt[] {
  return content.flatMap((slide, index) => {
    const item = findPromptItem(slide);
    return item < 0 ? [] : [{ slide: index, item, prompt: slide.prompt ?? "" }];
  });
}

/** Slides by their numbers, from 1: `Slide 2`, `Slides 1, 3 and 4`. Not for an empty list. */
export function nameSlides(indexes: readonly number[]): string {
  const numbers = indexes.map((index) => index + 1);
  if (numbers.length === 1) return `Slide ${numbers[0]}`;
  return `Slides ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
