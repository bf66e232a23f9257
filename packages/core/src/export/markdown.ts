import { escapeMarkdown, writeMarkdownLines } from "../blocks/markdown-text.ts";
import { getBlock } from "../blocks/registry.ts";
import { parseInlineMarkup } from "../document/inline-markup.ts";
import type { Post, Slide } from "../document/post.ts";

/**
 * A post as Markdown (CommonMark with tables): the title as its heading, slides between rules, highlighted words bold, a
 * summary as the quote that ends its slide, hashtags in the last line. `importMarkdown` reads it back; pictures at web
 * addresses only have a place in it.
 */
export function exportMarkdown(
  { title, content, hashtags = [] }: Post,
  mediaUrls: Readonly<Record<number, string>> = {},
): string {
  const slides = content.map((slide, index) => writeSlide(slide, mediaUrls[index]).join("\n\n"));
  const heading = title.trim() === "" ? [] : [writeHeading("#", title)];
  const tags = hashtags.map((tag) => tag.replace(/^#+|\s+/g, "")).filter((tag) => tag !== "");
  return `${[
    ...heading,
    slides.join("\n\n---\n\n"),
    ...(tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(" ")] : []),
  ].join("\n\n")}\n`;
}

function writeSlide({ header, description, summary = "" }: Slide, mediaUrl = ""): string[] {
  const blocks = [writeHeading("##", header)];
  if (/^https?:\/\/[^\s<>]+$/i.test(mediaUrl)) blocks.push(`![](<${mediaUrl}>)`);
  for (const block of description.flatMap(({ type, value }) => getBlock(type).toMarkdown(value))) {
    blocks.push(sharesMark(blocks.at(-1), block) ? changeMark(block) : block);
  }
  if (summary.trim() !== "") blocks.push(writeMarkdownLines(summary).replaceAll(/^/gm, "> "));
  return blocks;
}

/** The words of a heading: those highlighted are bold where Markdown can tell, which is beside letters only. */
function writeHeading(marks: string, text: string): string {
  const spans = parseInlineMarkup(text.replaceAll(/\s+/g, " ").trim()).map((span) => {
    const words = escapeMarkdown(span.text);
    if (!span.highlighted) return words;
    return /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(span.text) ? `**${words}**` : `::${words}::`;
  });
  return `${marks} ${spans.join("").replace(/#$/, String.raw`\#`)}`.trimEnd();
}

/** Whether both blocks are lists with one mark, which would make one list of them. */
function sharesMark(before = "", block: string): boolean {
  const readMark = (text: string) => /^\d*([-*.)]) /.exec(text)?.[1];
  const mark = readMark(block);
  return mark !== undefined && mark === readMark(before);
}

/** A list with the other mark of its kind. */
const changeMark = (list: string) =>
  list.replaceAll(/^- /gm, "* ").replaceAll(/^(\d+)\. /gm, "$1) ");
