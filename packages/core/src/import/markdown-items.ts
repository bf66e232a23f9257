import type { Token, Tokens } from "marked";
import { blocks, itemTypes } from "../blocks/registry.ts";
import type { Item } from "../document/post.ts";
import { listImageSources } from "./html-text.ts";
import { listInline, readInline } from "./markdown-inline.ts";
import { createTextItem, shorten } from "./post-builder.ts";
import { writeBarTable } from "../tables/bar-rows.ts";
import { countNoun } from "../text/count-noun.ts";

export interface SlideParts {
  items: Item[];
  pictures: string[];
  /** Messages about changed parts. */
  mapped: string[];
  left: string[];
}

/**
 * Converts block tokens to items. Paragraphs, lists and quotes become text; code and other special blocks become items
 * of their own type.
 */
export function readBlocks(tokens: readonly Token[]): SlideParts {
  const parts: SlideParts = { items: [], pictures: [], mapped: [], left: [] };
  for (const token of tokens) readBlock(token, parts);
  return parts;
}

/**
 * Converts a token to an item of the first block type that accepts the token, or returns null. Adds images to
 * `pictures`.
 */
export function findItem(token: Token, pictures: string[]): Item | null {
  const readWords = (inline: readonly Token[]) => {
    const read = readInline(inline);
    append(pictures, read.pictures);
    return read.text;
  };
  for (const type of itemTypes) {
    const value = blocks[type].fromMarkdown(token, readWords);
    if (value !== null) return { type, value };
  }
  return null;
}

function readBlock(token: Token, parts: SlideParts): void {
  const item = findItem(token, parts.pictures);
  if (item) {
    parts.items.push(item);
    return;
  }
  switch (token.type) {
    case "space":
    case "def":
    case "hr":
    case "checkbox":
      return;
    case "list":
      parts.items.push(createTextItem(readList(token as Tokens.List, parts, "").join("\n")));
      return;
    case "table":
      readTable(token as Tokens.Table, parts);
      return;
    case "html":
      append(parts.pictures, listImageSources(token.raw));
      parts.left.push(`HTML isn't imported: ${shorten(token.raw)}`);
      return;
    case "blockquote":
      for (const inner of (token as Tokens.Blockquote).tokens) readBlock(inner, parts);
      return;
    default: {
      if (footnote.test(token.raw)) {
        parts.left.push(`a footnote isn't imported: ${shorten(token.raw.replace(footnote, ""))}`);
        return;
      }
      const { text, pictures, struck } = readInline(listInline(token));
      append(parts.pictures, pictures);
      noteStruck(parts, struck);
      parts.items.push(createTextItem(text));
    }
  }
}

/** The lines of a list; code in it becomes a separate item after the list. */
function readList({ items, ordered, start }: Tokens.List, parts: SlideParts, indent: string) {
  const lines: string[] = [];
  const first = typeof start === "number" ? start : 1;
  for (const [index, item] of items.entries()) {
    const tick = item.task ? (item.checked ? "[x] " : "[ ] ") : "";
    const mark = (ordered ? `${first + index}. ` : "- ") + tick;
    const own: string[] = [];
    const nested: string[] = [];
    for (const token of item.tokens) {
      if (token.type === "list") {
        append(nested, readList(token as Tokens.List, parts, `${indent}  `));
      } else if (token.type === "text" || token.type === "paragraph") {
        const { text, pictures, struck } = readInline(listInline(token));
        append(parts.pictures, pictures);
        noteStruck(parts, struck);
        own.push(text.replaceAll("\n", " "));
      } else readBlock(token, parts);
    }
    const text = own.filter(Boolean).join(" ");
    if (text !== "") lines.push(indent + mark + text);
    append(lines, nested);
  }
  return lines;
}

function readTable({ header, rows }: Tokens.Table, parts: SlideParts): void {
  const readRow = (cells: readonly Tokens.TableCell[]) =>
    cells.map(({ tokens }) => {
      const { text, pictures, struck } = readInline(tokens);
      append(parts.pictures, pictures);
      noteStruck(parts, struck);
      return text.replaceAll("\n", " ");
    });
  const lines = [readRow(header), ...rows.map(readRow)];
  const table = writeBarTable(lines[0] ?? [], lines.slice(1));
  if (table !== null) {
    parts.items.push(createTextItem(table));
    return;
  }
  parts.mapped.push(`a table of ${countNoun(header.length, "column")} became a list.`);
  const list = lines.slice(1).map((cells) => `- ${cells.filter(Boolean).join(" · ")}`);
  parts.items.push(createTextItem([lines[0]?.filter(Boolean).join(" · "), ...list].join("\n")));
}

/** Matches the start of a footnote's text. */
const footnote = /^\[\^[^\]\n]{1,40}\]:\s*/;

function noteStruck(parts: SlideParts, struck: readonly string[]): void {
  for (const words of struck)
    parts.left.push(`struck-out words aren't imported: ${shorten(words)}`);
}

/** Appends entries one by one, because spreading 100,000 entries into `push` overflows the stack. */
function append(list: string[], more: readonly string[]): void {
  for (const entry of more) list.push(entry);
}
