import { isSeparatorRow, splitBarRow } from "../tables/bar-rows.ts";
import { sayIcons } from "../blocks/text/icon-lines.ts";
import { stripMarkup } from "../text/inline-markup.ts";
import { isProse, listItemTexts } from "./item-texts.ts";
import { toOneLine } from "./label.ts";
import { limitMarks } from "./limit-marks.ts";
import type { Item, Post, Slide } from "./post.ts";
import { withoutOpenPrompt } from "./prompts.ts";

/**
 * Returns the post's caption, or builds a caption from title, first and last slide, summaries and hashtags. Omits
 * unanswered prompts.
 */
export function buildCaption(post: Post): string {
  const { title, content, hashtags = [], caption = "" } = post;
  if (caption.trim() !== "") return `${caption.trim()}\n`;
  const last = content.length - 1;
  const slides = content.map((slide, index) => {
    const isWhole = index === 0 || index === last;
    return isWhole
      ? listWords(withoutOpenPrompt(slide)).join("\n")
      : stripMarkup(sayIcons(slide.summary ?? ""));
  });
  const parts = [sayHeadline(title), ...slides, hashtags.join(" ")].map((part) => part.trim());
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/**
 * Returns the slide's alt text, or else the words on the slide, in one line. The words on the first slide include the
 * title.
 */
export function describeSlide(post: Post, slideIndex: number): string {
  const own = post.content[slideIndex]?.alt?.replace(/\s+/g, " ").trim() ?? "";
  if (own !== "") return own;
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
  return slideIndex === 0 ? [sayHeadline(title), ...words] : words;
}

function listWords({ header, description, summary = "" }: Slide): string[] {
  return [
    sayHeadline(header),
    ...description.flatMap(listItemWords),
    stripMarkup(sayIcons(summary)),
  ];
}

/** Returns a title or header on one line, without markup, with the names of its icons. */
const sayHeadline = (headline: string) => limitMarks(stripMarkup(toOneLine(sayIcons(headline))));

function listItemWords(item: Item): string[] {
  // `::` in code isn't markup.
  return isProse(item)
    ? listItemTexts(item).map((text) => stripMarkup(readTableRows(sayIcons(text))))
    : listItemTexts(item);
}

/** Writes rows of Markdown tables as words: `Users, 1, 5`. */
function readTableRows(text: string): string {
  if (!text.includes("|")) return text;
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const cells = splitBarRow(line);
      if (!cells) return [line];
      const filled = cells.filter((cell) => cell !== "");
      return isSeparatorRow(cells) ? [] : [filled.map(stripMarkup).join(", ")];
    })
    .join("\n");
}
