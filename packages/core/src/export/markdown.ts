import { parseColumns } from "../document/columns.ts";
import { parseInlineMarkup } from "../document/inline-markup.ts";
import type { Item, Post, Slide } from "../document/post.ts";
import { parseTextBlocks, type TextBlock } from "../document/text-blocks.ts";

const webAddress = /https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]]/g;
/** What starts a block where it starts a line. */
const blockMark = /^(?:[-+=>#:|]|\d+(?=[.)](?:\s|$)))/;
/** What starts inline markup; `_` does not within a word. */
const inlineMark =
  /\\(?=[!-/:-@[-`{-~]|$)|[`*[\]~]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_])_|<(?=[a-z/!?])|&(?=#|\w+;)/giu;

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
  for (const block of description.flatMap(writeItem)) {
    blocks.push(sharesMark(blocks.at(-1), block) ? changeMark(block) : block);
  }
  if (summary.trim() !== "") blocks.push(writeLines(summary).replaceAll(/^/gm, "> "));
  return blocks;
}

/** The words of a heading: those highlighted are bold where Markdown can tell, which is beside letters only. */
function writeHeading(marks: string, text: string): string {
  const spans = parseInlineMarkup(text.replaceAll(/\s+/g, " ").trim()).map((span) => {
    const words = escapeText(span.text);
    if (!span.highlighted) return words;
    return /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(span.text) ? `**${words}**` : `::${words}::`;
  });
  return `${marks} ${spans.join("").replace(/#$/, String.raw`\#`)}`.trimEnd();
}

function writeItem({ type, value }: Item): string[] {
  if (type === "code") return [writeCode(value)];
  const columns = type === "two-columns" ? parseColumns(value) : null;
  return columns?.ok ? writeTable(columns.leftColumn, columns.rightColumn) : writeText(value);
}

function writeCode(value: string): string {
  const longest = Math.max(2, ...Array.from(value.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${value}\n${fence}`;
}

function writeTable(left: readonly string[], right: readonly string[]): string[] {
  const count = Math.max(left.length, right.length);
  if (count === 0) return [];
  const writeCell = (text = "") => escapeText(text.trim()).replaceAll("|", String.raw`\|`);
  const rows = Array.from(
    { length: count },
    (_, index) => `| ${writeCell(left[index])} | ${writeCell(right[index])} |`,
  );
  return [rows.toSpliced(1, 0, "| --- | --- |").join("\n")];
}

/** Paragraphs and lists; the items of a numbered list count on. */
function writeText(value: string): string[] {
  const written: string[] = [];
  let before: TextBlock | null = null;
  for (const block of parseTextBlocks(value)) {
    const mark =
      block.kind === "numbered" ? `${block.number}. ` : block.kind === "bullet" ? "- " : "";
    const lines = writeLines(block.text).replaceAll("\n", `\n${" ".repeat(mark.length)}`);
    if (before && continuesList(before, block)) written.push(`${written.pop()}\n${mark}${lines}`);
    else written.push(mark + lines);
    before = block;
  }
  return written;
}

function continuesList(before: TextBlock, block: TextBlock): boolean {
  if (before.kind === "numbered" && block.kind === "numbered") {
    return block.number === before.number + 1;
  }
  return before.kind === "bullet" && block.kind === "bullet";
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

/** Lines that stay lines. */
function writeLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => escapeText(line).replace(blockMark, escapeBlockMark))
    .join("  \n");
}

const escapeBlockMark = (mark: string) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`);

/** Text of a line in which nothing is markup but its web addresses. */
function escapeText(text: string): string {
  let written = "";
  let done = 0;
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    const isPlain = escapeMarks(address) === address;
    written += escapeMarks(text.slice(done, index)) + (isPlain ? address : `<${address}>`);
    done = index + address.length;
  }
  return written + escapeMarks(text.slice(done));
}

const escapeMarks = (text: string) => text.replaceAll(inlineMark, String.raw`\$&`);
