import { plainType } from "../../blocks/registry.ts";
import type { Item, Slide } from "../../document/post.ts";
import { importMarkdown } from "../../import/markdown.ts";
import { importParagraphs } from "../../import/paragraphs.ts";
import { createText, type Point } from "./point.ts";
import { addParagraph, createPoint } from "./read-paragraph.ts";

/** A person's notes, divided into points (candidates for slides) in the written order. */
export interface Notes {
  /** A heading above all points. */
  title: string | null;
  points: Point[];
}

const hasWords = /[\p{L}\p{N}]/u;
const listLine = /^\s*(?:-|\d+\.) /;
/** Matches a line that introduces a list, e.g. `You need:`. The line becomes the header of the list's point. */
const leadIn = /^[^\n]{1,80}[:：]$/u;
/** Maximum length of a line that becomes a header, in UTF-16 units. */
const headerCharacters = 60;

/** Characters that Markdown would interpret, and the noncharacters that mask them while parsing. */
const masks = { "<": "\uFDD0", "]": "\uFDD1", ".": "\uFDD2", ")": "\uFDD3" } as const;

/** Parses Markdown or plain text: headings, rules, paragraphs, lists, quotes, tables, code and labelled lines. */
export function readNotes(text: string): Notes {
  const imported = importMarkdown(protect(text), Number.POSITIVE_INFINITY);
  if (!imported.ok) return { title: null, points: hasWords.test(text) ? [createPoint(text)] : [] };
  const [{ post } = { post: { title: "", content: [] } }] = imported.posts;
  const title = restore(post.title);
  const slides = post.content.map(restoreSlide);
  const points: Point[] = [];
  const [only, ...others] = slides;
  if (only && others.length === 0) {
    // The text has no headings, or one heading above everything.
    const lines = [only.header].filter((line) => line !== "" && line !== title).map(createText);
    addItems([...lines, ...only.description], points);
    addSummary(only.summary, points);
    if (points.length > 0 || title === "") return { title: title || null, points };
  }
  for (const slide of slides) addSlide(slide, points);
  const isHeader = slides.some(({ header }) => header === title);
  return { title: isHeader ? null : title || null, points };
}

/** Turns each paragraph into a point. Takes linear time, for texts that take too long to parse as Markdown. */
export function readPlainNotes(text: string): Notes {
  const imported = importParagraphs(text);
  if (!imported.ok) return { title: null, points: [] };
  const slides = imported.posts.flatMap(({ post }) => post.content);
  return {
    title: null,
    points: slides.map(({ description }) => ({ header: null, items: description })),
  };
}

/** Masks text that a Markdown parser would drop, e.g. `<`, images and front matter. */
function protect(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, "\n")
      // Writes a horizontal rule as `***`, because `---` could be read as the start of front matter.
      .replaceAll(/---(?<=(?:^\s*|\n[ \t]*\n)---)(?=[ \t]*(?:\n|$))/g, "***")
      .replaceAll(/^\+\+\+(?=[ \t]*$)/gm, String.raw`\+++`)
      .replaceAll("<", masks["<"])
      .replaceAll("![", "[")
      .replaceAll(/^([ \t>]*\[[^\]\n]*)\](?=:)/gm, `$1${masks["]"]}`)
      .replaceAll(/\.(?=[ \t]*$)(?<=^[ \t>*+\-.)\d]*\d\.)/gm, masks["."])
      .replaceAll(/\)(?=[ \t]*$)(?<=^[ \t>*+\-.)\d]*\d\))/gm, masks[")"])
  );
}

function restore(text: string): string {
  return Object.entries(masks).reduce((whole, [sign, mask]) => whole.replaceAll(mask, sign), text);
}

function restoreSlide({ header, description, summary }: Slide): Slide {
  return {
    header: restore(header),
    // The value of a `two-columns` item is JSON text. `restore` keeps it valid, as `<`, `]`, `.` and `)` need no escape
    // in JSON strings.
    description: description.map(({ type, value }) => ({ type, value: restore(value) })),
    ...(summary !== undefined && { summary: restore(summary) }),
  };
}

function addSlide({ header, description, summary }: Slide, points: Point[]): void {
  const items = description.filter(({ value }) => value.trim() !== "");
  if (header === "") {
    addItems(items, points);
    addSummary(summary, points);
  } else if (items.length > 0) points.push({ header, items, summary });
  else {
    points.push({ header: null, items: [createText(header)] });
    addSummary(summary, points);
  }
}

/** Adds a summary to the last point, or as a point of its own if there is no point. */
function addSummary(summary: string | undefined, points: Point[]): void {
  const last = points.at(-1);
  if (summary !== undefined && last) points.splice(-1, 1, { ...last, summary });
  else if (summary !== undefined) points.push(createPoint(summary));
}

function addItems(items: readonly Item[], points: Point[]): void {
  for (const item of items) {
    const last = points.at(-1);
    if (item.type !== plainType) {
      // Code and tables belong to the text before them.
      if (last) last.items.push(item);
      else points.push({ header: null, items: [item] });
    } else if (item.value.split("\n").every((line) => listLine.test(line))) {
      addList(item, points);
    } else addParagraph(item.value, points);
  }
}

/** Adds one point per list entry, or a single point if a line introduces the list. */
function addList(list: Item, points: Point[]): void {
  const last = points.at(-1);
  const [lead] = last?.items ?? [];
  if (last?.header === null && last.items.length === 1 && lead && leadIn.test(lead.value)) {
    points.splice(-1, 1, { header: lead.value.replace(/(?<!\s)\s*[:：]$/u, ""), items: [list] });
    return;
  }
  for (const entry of list.value.split(/\n(?!\s)/)) {
    const [line = "", ...nested] = entry.split("\n");
    const words = line.replace(listLine, "");
    if (nested.length === 0) addParagraph(words, points);
    else addNested(words, nested, points);
  }
}

function addNested(words: string, nested: readonly string[], points: Point[]): void {
  const lines = nested.map((line) => line.replace(/^ {2}/, "")).join("\n");
  if (words.length <= headerCharacters) {
    points.push({ header: words.replace(/(?<!\s)\s*[:：]$/u, ""), items: [createText(lines)] });
  } else points.push({ header: null, items: [createText(words), createText(lines)] });
}
