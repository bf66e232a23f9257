import { stripMarkup } from "../text/inline-markup.ts";
import { isProse, listItemTexts } from "./item-texts.ts";
import { headlineLabel } from "./label.ts";
import type { Item, Post, Slide } from "./post.ts";

/** A post's words to publish beside its pictures: the title, each slide's words, then all hashtags. */
export function buildCaption({ title, content, hashtags = [] }: Post): string {
  const slides = content.map((slide) => listWords(slide).join("\n"));
  const parts = [headlineLabel(title), ...slides, hashtags.join(" ")].map((part) => part.trim());
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** What a picture of the slide says, in one line, for people who can't see it; the first has the post's title too. */
export function describeSlide(post: Post, slideIndex: number): string {
  const sentences = listSlideWords(post, slideIndex)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .map((text) => (/[\p{P}]$/u.test(text) ? text : `${text}.`));
  return [`Slide ${slideIndex + 1} of ${post.content.length}:`, ...sentences].join(" ");
}

/** A slide's texts from its header to its summary; the first has the post's title before them. */
export function listSlideWords({ title, content }: Post, slideIndex: number): string[] {
  const slide = content[slideIndex];
  const words = slide ? listWords(slide) : [];
  return slideIndex === 0 ? [headlineLabel(title), ...words] : words;
}

function listWords({ header, description, summary = "" }: Slide): string[] {
  return [headlineLabel(header), ...description.flatMap(listItemWords), stripMarkup(summary)];
}

function listItemWords(item: Item): string[] {
  // Code keeps its colons.
  return isProse(item) ? listItemTexts(item).map(stripMarkup) : listItemTexts(item);
}
