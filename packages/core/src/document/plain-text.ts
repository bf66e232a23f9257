import { stripMarkup } from "../text/inline-markup.ts";
import { isProse, listItemTexts } from "./item-texts.ts";
import { headlineLabel } from "./label.ts";
import type { Item, Post, Slide } from "./post.ts";
import { withoutOpenPrompt } from "./prompts.ts";

/** Builds a post's caption: the title, the slides' texts without unanswered prompts, and the hashtags. */
export function buildCaption({ title, content, hashtags = [] }: Post): string {
  const slides = content.map((slide) => listWords(withoutOpenPrompt(slide)).join("\n"));
  const parts = [headlineLabel(title), ...slides, hashtags.join(" ")].map((part) => part.trim());
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** A slide's alt text, on one line; the first slide's includes the post's title. */
export function describeSlide(post: Post, slideIndex: number): string {
  const sentences = listSlideWords(post, slideIndex)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .map((text) => (/[\p{P}]$/u.test(text) ? text : `${text}.`));
  return [`Slide ${slideIndex + 1} of ${post.content.length}:`, ...sentences].join(" ");
}

/** A slide's texts from header to summary; the first slide's start with the post's title. */
export function listSlideWords({ title, content }: Post, slideIndex: number): string[] {
  const slide = content[slideIndex];
  const words = slide ? listWords(slide) : [];
  return slideIndex === 0 ? [headlineLabel(title), ...words] : words;
}

function listWords({ header, description, summary = "" }: Slide): string[] {
  return [headlineLabel(header), ...description.flatMap(listItemWords), stripMarkup(summary)];
}

function listItemWords(item: Item): string[] {
  // `::` in code isn't markup.
  return isProse(item) ? listItemTexts(item).map(stripMarkup) : listItemTexts(item);
}
