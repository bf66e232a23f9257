import { escapeMarkdown, escapeMarks, writeMarkdownLines } from "../blocks/markdown-text.ts";
import { getBlock } from "../blocks/registry.ts";
import { parseInlineMarkup } from "../text/inline-markup.ts";
import type { Post, Slide } from "../document/post.ts";
import { writtenFieldNames } from "../document/slide-fields.ts";
import { findSlideMediaUrl, readSlideMedia } from "../document/slide-media.ts";

/** Exports a post as Markdown that `importMarkdown` can read. Omits images that have no web URL. */
export function exportMarkdown(
  { title, content, hashtags = [], caption = "" }: Post,
  mediaUrls: Readonly<Record<number, string>> = {},
): string {
  const slides = content.map((slide, index) => writeSlide(slide, mediaUrls[index]).join("\n\n"));
  const heading = title.trim() === "" ? [] : [writeHeading("#", title)];
  const tags = hashtags.map((tag) => tag.replace(/^#+|\s+/g, "")).filter((tag) => tag !== "");
  return `${[
    ...(caption.trim() === "" ? [] : [writeFrontMatter({ caption })]),
    ...heading,
    slides.join("\n\n---\n\n"),
    ...(tags.length > 0 ? [tags.map((tag) => `#${escapeMarks(tag)}`).join(" ")] : []),
  ].join("\n\n")}\n`;
}

/** Writes front matter with the texts as JSON strings, which are valid YAML. */
const writeFrontMatter = (fields: Readonly<Record<string, string>>) => {
  const lines = Object.entries(fields).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  return ["---", ...lines, "---"].join("\n");
};

function writeSlide(slide: Slide, assignedUrl?: string): string[] {
  const { header, description, summary = "" } = slide;
  const blocks = [...writeFields(slide), writeHeading("##", header)];
  const mediaUrl = findSlideMediaUrl(slide, assignedUrl) ?? "";
  if (/^https?:\/\/[^\s<>]+$/i.test(mediaUrl)) {
    const alt = (readSlideMedia(slide)?.alt ?? "").replaceAll(/\s+/g, " ");
    blocks.push(`![${alt.replaceAll(/[\\[\]`<>&*_!+=%$^]/g, String.raw`\$&`)}](<${mediaUrl}>)`);
  }
  for (const block of description.flatMap(({ type, value }) => getBlock(type).toMarkdown(value))) {
    blocks.push(sharesMark(blocks.at(-1), block) ? changeMark(block) : block);
  }
  if (summary.trim() !== "") blocks.push(writeMarkdownLines(summary).replaceAll(/^/gm, "> "));
  return blocks;
}

/** Writes the slide's layout, media, prompt and alt text, each as an HTML comment. */
function writeFields(slide: Slide): string[] {
  const comments = writtenFieldNames
    .filter((name) => slide[name] !== undefined)
    .map((name) => `<!-- ${name}: ${writeValue(slide[name])} -->`);
  return comments.length > 0 ? [comments.join("\n")] : [];
}

/** Writes plain text unquoted and other values as JSON, with `>` escaped so that a value can't end the HTML comment. */
function writeValue(value: unknown): string {
  const isPlain = typeof value === "string" && /^[^\s"{[>][^\r\n>]*$/.test(value);
  return isPlain && value.trim() === value
    ? value
    : JSON.stringify(value).replaceAll(">", String.raw`\u003e`);
}

/**
 * Writes a heading with highlighted words in bold. If the words start or end with punctuation, they stay in `::`,
 * because Markdown may not read `**` beside punctuation.
 */
function writeHeading(marks: string, text: string): string {
  const words = text.replaceAll(/[^\S\r\n]+/g, " ").trim();
  const spans = parseInlineMarkup(words).map((span) => {
    const lines = span.text
      .split(/\r\n|\r|\n/)
      .map(escapeMarkdown)
      .join("<br>");
    if (!span.highlighted) return lines;
    return /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(span.text) ? `**${lines}**` : `::${lines}::`;
  });
  return `${marks} ${spans.join("").replace(/#$/, String.raw`\#`)}`.trimEnd();
}

/** Whether two blocks are lists with the same marker, such as `-`. Markdown would merge the two lists. */
function sharesMark(before = "", block: string): boolean {
  const readMark = (text: string) => /^\d*([-*.)]) /.exec(text)?.[1];
  const mark = readMark(block);
  return mark !== undefined && mark === readMark(before);
}

/** Replaces a list's markers by their alternatives: `-` by `*`, and `1.` by `1)`. */
const changeMark = (list: string) =>
  list.replaceAll(/^- /gm, "* ").replaceAll(/^(\d+)\. /gm, "$1) ");
