import type { Token, Tokens } from "marked";
import { isFrontMatter, isSlot, lexDeck } from "../../import/deck-tokens.ts";
import { readFrontMatter } from "../../import/front-matter.ts";
import { decodeEntities } from "../../text/entities.ts";
import { readNoteMarks } from "../../markdown/note-marks.ts";
import type { PassageKind, PassagePlace, ReadSource } from "../source.ts";
import { countWords } from "../../text/count-words.ts";
import { readInlineText } from "./markdown-inline.ts";
import { addHtml } from "./markdown-html.ts";
import { isAuthorName } from "../../layouts/reading/author-name.ts";
import { readAttribution, readWholeQuote } from "./quote-block.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

/** Keys of front matter that describe the text. Other keys are settings. */
const describing = ["title", "author", "date", "lang", "language"];
const footnote = /^\[\^[^\]\n]{1,40}\]:\s*/;
const callout = /^\[!\w{1,20}\][+-]?[^\S\n]*\n?/;

interface Context {
  reading: Reading;
  /** True for slide decks (Marp, Slidev): rules separate slides, and comments are settings or speaker notes. */
  isDeck: boolean;
  place: PassagePlace;
}

/**
 * Reads Markdown, including Marp and Slidev decks with front matter on each slide.
 * @throws {RangeError} if blocks are nested too deeply
 */
export function readMarkdown(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const { fields, rest } = readFrontMatter(text.replaceAll(/\r\n?/g, "\n"));
  const note = readNoteMarks(rest, { keepsCallouts: true });
  for (const { noun, example } of note.left) reading.leave(noun, example);
  const tokens = joinAuthors(lexDeck(note.text));
  const isDeck =
    ["marp", "theme", "paginate", "layout"].some((key) => fields.has(key)) ||
    tokens.some((token) => isFrontMatter(token) || isSlot(token));
  for (const key of fields.keys()) if (!describing.includes(key)) reading.leave("setting", key);
  const context: Context = { reading, isDeck, place: isDeck ? { slide: 1 } : {} };
  let slide = 1;
  for (const [index, token] of tokens.entries()) {
    // A Slidev deck may start with a rule, which doesn't start a second slide.
    if (token.type === "hr" && isDeck && index > 0) context.place = { slide: (slide += 1) };
    addBlock(token, context);
  }
  const date = fields.get("date") ?? "";
  return reading.finish({
    kind: "markdown",
    by: isDeck ? "Markdown deck" : "Markdown",
    title: fields.get("title"),
    byline: fields.get("author"),
    published: /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 10) : undefined,
    language: language || fields.get("lang") || fields.get("language"),
  });
}

/** Adds Markdown's passages to `reading`, all with the same place. */
export function addMarkdown(
  text: string,
  { reading, place }: Pick<Context, "reading" | "place">,
): void {
  for (const token of joinAuthors(lexDeck(text)))
    addBlock(token, { reading, place, isDeck: false });
}

function addBlock(token: Token, context: Context, kind: PassageKind = "paragraph"): void {
  const { reading, place } = context;
  if (isFrontMatter(token)) {
    for (const key of token.keys) reading.leave("setting", key);
    return;
  }
  switch (token.type) {
    case "heading": {
      const { depth: level, tokens } = token as Tokens.Heading;
      reading.add({ kind: "heading", text: readInlineText(tokens, reading), level, place });
      return;
    }
    case "paragraph":
    case "text":
      addParagraph(token as Tokens.Paragraph | Tokens.Text, context, kind);
      return;
    case "code": {
      const { text } = token as Tokens.Code;
      reading.add({ kind: "code", text, place });
      return;
    }
    case "list":
      addList(token as Tokens.List, context, 0);
      return;
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const read = (cells: readonly Tokens.TableCell[]) =>
        cells.map(({ tokens }) => readInlineText(tokens, reading));
      const columns = read(header);
      for (const row of rows) reading.addRow(columns, read(row), place);
      return;
    }
    case "blockquote":
      addQuote(token as Tokens.Blockquote, context);
      return;
    case "html":
      addHtml(token.raw, context);
      return;
    default:
  }
}

function addParagraph(
  token: Tokens.Paragraph | Tokens.Text,
  { reading, place }: Context,
  kind: PassageKind,
): void {
  if (footnote.test(token.raw)) {
    reading.leave("footnote", token.raw.replace(footnote, ""));
    return;
  }
  if (token.raw.startsWith("<<<")) {
    reading.leave("code import", token.raw);
    return;
  }
  const { tokens = [] } = token;
  const isHeaded = kind === "paragraph" && isBoldLine(tokens);
  if (isHeaded) {
    const text = readInlineText(tokens.slice(0, 1), reading);
    reading.add({ kind: "heading", text, level: boldLevel, place });
  }
  const rest = isHeaded ? tokens.slice(1) : tokens;
  const text = token.tokens ? readInlineText(rest, reading) : decodeEntities(token.text);
  if (!isHeaded || text.trim() !== "") reading.add({ kind, text, place });
}

/** Maximum length of a bold line that counts as a heading, in UTF-16 units. */
const maxBoldUnits = 90;
/** Level of headings that are bold lines. */
const boldLevel = 3;

/** Whether a paragraph's first line is bold and isn't a sentence, so it is a heading. */
function isBoldLine([first, next]: readonly Token[]): boolean {
  if (first?.type !== "strong") return false;
  const words = (first as Tokens.Strong).text.trim();
  if (words.length > maxBoldUnits || /[.。,;]$/u.test(words)) return false;
  return next === undefined || next.type === "br" || /^[^\S\n]*\n/.test(next.raw);
}

/** Minimum number of words after the bold words of a list's items, on average. */
const minHeadedWords = 4;

/** Whether each of a list's items has a headline: bold words, and text after them. */
function isHeadedList({ items }: Tokens.List): boolean {
  const words = items.map(({ tokens: [first, ...others] }) => {
    const [head, ...rest] = (first as Tokens.Text | undefined)?.tokens ?? [];
    if (head?.type !== "strong" || (head as Tokens.Strong).text.length > maxBoldUnits) return 0;
    return countWords([...rest, ...others].map(({ raw }) => raw).join(" "));
  });
  const sum = words.reduce((all, count) => all + count, 0);
  return (
    items.length > 1 && words.every((count) => count > 0) && sum >= minHeadedWords * items.length
  );
}

/** Adds a list item's bold words as a heading, and the rest as text below. */
function addHeadedItem({ tokens }: Tokens.ListItem, context: Context, number?: number): void {
  const { reading, place } = context;
  const [first, ...others] = tokens;
  const [head, ...rest] = (first as Tokens.Text | undefined)?.tokens ?? [];
  const text = head ? readInlineText([head], reading).replace(/(?<!\s)\s*[:：.]$/u, "") : "";
  const numbered = number === undefined ? {} : { number };
  reading.add({ kind: "heading", text, level: boldLevel, ...numbered, place });
  const below = readInlineText(rest, reading).replace(/^[\s:：.–—-]+/u, "");
  if (below !== "") reading.add({ kind: "paragraph", text: below, place });
  for (const token of others) addBlock(token, context);
}

function addQuote({ tokens }: Tokens.Blockquote, context: Context): void {
  const [first] = tokens;
  const isCallout = first !== undefined && callout.test(first.raw);
  const { said, speaker } = isCallout ? { said: tokens, speaker: null } : takeSpeaker(tokens);
  for (const token of said) {
    if (isCallout && token === first) {
      for (const inner of lexDeck(token.raw.replace(callout, ""))) addBlock(inner, context);
    } else if (token.type === "paragraph" && speaker !== null) {
      const text = readInlineText((token as Tokens.Paragraph).tokens, context.reading);
      context.reading.add({ kind: "quote", text, speaker, place: context.place });
    } else addBlock(token, context, isCallout ? "paragraph" : "quote");
  }
}

/** Separates a quotation from the line at its end that names its author. */
function takeSpeaker(tokens: readonly Token[]): { said: readonly Token[]; speaker: string | null } {
  const last = tokens.at(-1);
  const lines = last?.type === "paragraph" ? last.raw.trim().split("\n") : [];
  const line = (lines.at(-1) ?? "").replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, "");
  const above = tokens.slice(0, -1).filter(({ type }) => type !== "space");
  const isNamed = lines.length === 1 && above.length > 0;
  const name =
    readAttribution(line) ??
    (isNamed && isAuthorName(line) && above.every(({ raw }) => readWholeQuote(raw) !== null)
      ? line
      : null);
  if (name === null || (lines.length === 1 && above.length === 0))
    return { said: tokens, speaker: null };
  const rest = lines.length > 1 ? lexDeck(lines.slice(0, -1).join("\n")) : [];
  return { said: [...tokens.slice(0, -1), ...rest], speaker: name };
}

/** Moves the author's line below a quotation into it. */
function joinAuthors(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const at = joined.findLastIndex(({ type }) => type !== "space");
    const above = joined[at];
    if (
      above?.type === "blockquote" &&
      token.type === "paragraph" &&
      readAttribution(token.raw) !== null
    )
      joined[at] = { ...above, tokens: [...(above.tokens ?? []), token] };
    else joined.push(token);
  }
  return joined;
}

function addList(list: Tokens.List, context: Context, level: number): void {
  const { reading, place } = context;
  const { items, ordered, start } = list;
  if (level === 0 && isHeadedList(list)) {
    for (const [index, item] of items.entries()) {
      addHeadedItem(item, context, ordered ? Number(start) + index : undefined);
    }
    return;
  }
  for (const [index, item] of items.entries()) {
    const tick = item.task ? (item.checked ? "[x] " : "[ ] ") : "";
    const own: string[] = [];
    const others: Token[] = [];
    for (const token of item.tokens) {
      if (token.type === "text" || token.type === "paragraph") {
        own.push(readInlineText("tokens" in token ? token.tokens : [token], reading));
      } else if (token.type !== "checkbox") others.push(token);
    }
    const text = own.filter((line) => line.trim() !== "").join(" ");
    if (text !== "") {
      const number = ordered ? { number: Number(start) + index } : {};
      reading.add({ kind: "list", text: tick + text, level, ordered, ...number, place });
    }
    for (const token of others) {
      if (token.type === "list") addList(token as Tokens.List, context, level + 1);
      else addBlock(token, context);
    }
  }
}
