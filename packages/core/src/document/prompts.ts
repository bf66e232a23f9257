import type { Post, Slide } from "./post.ts";

/** An unanswered prompt (a question to the author). Indexes count from 0. */
export interface OpenPrompt {
  slide: number;
  /** Index of the item that repeats the prompt. */
  item: number;
  prompt: string;
}

/** Index of the item that repeats the slide's prompt, or -1. */
export function findPromptItem({ description, prompt = "" }: Slide): number {
  return prompt.trim() === "" ? -1 : description.findIndex(({ value }) => value === prompt);
}

/** The slide without the item that repeats an unanswered prompt. */
export function withoutOpenPrompt(slide: Slide): Slide {
  const open = findPromptItem(slide);
  return open < 0 ? slide : { ...slide, description: slide.description.toSpliced(open, 1) };
}

/** Lists open prompts, in slide order. */
export function listOpenPrompts({ content }: Post): OpenPrompt[] {
  return content.flatMap((slide, index) => {
    const item = findPromptItem(slide);
    return item < 0 ? [] : [{ slide: index, item, prompt: slide.prompt ?? "" }];
  });
}

/** Names slides by number, from 1: `Slide 2`, `Slides 1, 3 and 4`. The list must not be empty. */
export function nameSlides(indexes: readonly number[]): string {
  const numbers = indexes.map((index) => index + 1);
  if (numbers.length === 1) return `Slide ${numbers[0]}`;
  return `Slides ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}
