import type { Token, Tokens } from "marked";
import { plainType } from "../blocks/registry.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { ImportResult } from "./imported.ts";
import { isField, isFrontMatter, leadWithHeadings, lexDeck } from "./deck-tokens.ts";
import { isFieldComment, readFieldComments } from "./markdown-fields.ts";
import { listInline, readInline } from "./markdown-inline.ts";
import { findItem } from "./markdown-items.ts";
import { readSlots } from "./markdown-slots.ts";
import { readNoteMarks } from "../markdown/note-marks.ts";
import { splitHashtags } from "../text/split-hashtags.ts";
import { PostBuilder, shorten } from "./post-builder.ts";

/** A backslash escape (CommonMark 2.4). */
const escapedMark = /\\([!-/:-@[-`{-~])/g;
const hashtagLine = /^(?:#[^\s#,]+[\s,]*)+$/;
/** A first line of up to this length becomes the header, even if it isn't a heading. */
const headerCharacters = 80;

/**
 * Imports CommonMark with tables and task lists. Slides are split at rules (`---`) if there are any, else at the
 * highest headings.
 */
export function importMarkdown(text: string, maxSlides?: number): ImportResult {
  const builder = new PostBuilder({ maxSlides });
  const { fields, rest } = readFrontMatter(text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  readFields(fields, builder);
  const note = readNoteMarks(rest);
  for (const { noun, example } of note.left)
    builder.noteLeft(`The ${noun} “${shorten(example)}” isn't imported.`);
  let tokens: Token[];
  try {
    tokens = leadWithHeadings(takeHashtags(lexDeck(note.text), builder));
  } catch {
    return { ok: false, message: "The Markdown is nested too deeply to read." };
  }
  for (const group of splitIntoSlides(tokens, builder)) addSlide(group, builder);
  const imported = builder.finish();
  return imported
    ? { ok: true, posts: [imported] }
    : { ok: false, message: "The Markdown has no content for a slide." };
}

function readFields(fields: ReadonlyMap<string, string>, builder: PostBuilder): void {
  for (const [name, value] of fields) {
    if (name === "title") builder.title = value;
    else if (name === "caption") builder.caption = value;
    else if (name === "tags" || name === "hashtags") builder.addHashtags(splitHashtags(value));
    else builder.noteLeft(`“${name}” in the front matter isn't imported.`);
  }
}

/** Removes lines with only hashtags and adds them to the post. */
function takeHashtags(tokens: readonly Token[], builder: PostBuilder): Token[] {
  return tokens.filter((token) => {
    if (token.type === "space") return false;
    if (token.type !== "paragraph" || !hashtagLine.test(token.raw.trim())) return true;
    const tags = token.raw.trim().split(/[\s,]+/);
    builder.addHashtags(tags.map((tag) => tag.replaceAll(escapedMark, "$1")));
    return false;
  });
}

/** Splits tokens into slides, and sets the post's title from a heading unless it already has a title. */
function splitIntoSlides(tokens: Token[], builder: PostBuilder): Token[][] {
  if (tokens.some(isRule)) {
    const groups = splitAt(tokens, isRule)
      .map((group) => group.filter((token) => !isRule(token)))
      .filter((group) => group.length > 0);
    return builder.title === "" ? takeTitle(groups, builder) : groups;
  }
  const depths = tokens.filter(isHeading).map(({ depth }) => depth);
  const isTitled = builder.title === "" && depths.filter((depth) => depth === 1).length === 1;
  const [first] = tokens;
  if (isTitled && depths.length > 1 && first && isHeading(first) && first.depth === 1) {
    builder.title = readHeading(first);
    return splitAtHeadings(tokens.slice(1));
  }
  const groups = splitAtHeadings(tokens);
  return builder.title === "" ? nameAfterFirst(groups, builder) : groups;
}

/**
 * Sets the title of a post whose slides are separated by rules. Uses a first-level heading at the very start, or else
 * the first heading.
 */
function takeTitle(groups: Token[][], builder: PostBuilder): Token[][] {
  const [[heading, ...others] = [], ...rest] = groups;
  if (!heading || !isHeading(heading) || heading.depth > 1) return nameAfterFirst(groups, builder);
  builder.title = readHeading(heading);
  return others.length > 0 ? [others, ...rest] : rest.length > 0 ? rest : groups;
}

function nameAfterFirst(groups: Token[][], builder: PostBuilder): Token[][] {
  const heading = groups.flat().find(isHeading);
  if (!heading) {
    builder.noteLeft("There is no heading, so the post has no title.");
    return groups;
  }
  builder.title = readHeading(heading);
  builder.noteMapped(`The title is the first heading, “${shorten(builder.title)}”.`);
  return groups;
}

function splitAtHeadings(tokens: Token[]): Token[][] {
  // Uses a `Set`, because spreading 100,000 headings as arguments of `Math.min` overflows the stack.
  const depths = new Set(tokens.filter(isHeading).map(({ depth }) => depth));
  const top = Math.min(...depths);
  return splitAt(tokens, (token) => isHeading(token) && token.depth === top);
}

/** Starts a new group at each token for which `begins` is true. Slide fields before this token belong to the group. */
function splitAt(tokens: readonly Token[], begins: (token: Token) => boolean): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const open = groups.at(-1);
    if (!open || (begins(token) && !open.every(isField))) groups.push([token]);
    else open.push(token);
  }
  return groups;
}

function addSlide(group: readonly Token[], builder: PostBuilder): void {
  const name = builder.nextSlide;
  const keys = group.filter(isFrontMatter).flatMap((token) => token.keys);
  if (keys.length > 0) {
    builder.noteLeft(
      `${name}: settings in its front matter aren't imported: ${shorten(keys.join(", "))}.`,
    );
  }
  if (keys.length > 0 && group.every(isFrontMatter)) return;
  const { fields, unreadable } = readFieldComments(group.filter(isFieldComment));
  for (const field of unreadable) {
    builder.noteLeft(`${name}: the comment for ${field} isn't valid JSON, so it isn't imported.`);
  }
  const tokens = group.filter((token) => !isField(token));
  const [first] = tokens;
  const isHeaded = first !== undefined && isHeading(first);
  const blocks = isHeaded ? tokens.slice(1) : tokens;
  const summary = blocks.length > 1 ? readSummary(blocks.at(-1)) : "";
  const parts = readSlots(summary === "" ? blocks : blocks.slice(0, -1));
  const heading = isHeaded ? readInline(first.tokens, true) : { text: "", pictures: [] };
  let header = heading.text;
  const [line] = parts.items;
  if (!isHeaded && line?.type === plainType && isShortLine(line.value)) {
    header = line.value;
    parts.items.shift();
    builder.noteMapped(`${name} has no heading: its first line, “${shorten(header)}”, became one.`);
  } else if (!isHeaded) builder.noteLeft(`${name} has no heading.`);
  if (summary !== "") builder.noteMapped(`${name}: the quote at its end became its summary.`);
  for (const message of parts.mapped) builder.noteMapped(`${name}: ${message}`);
  for (const message of parts.left) builder.noteLeft(`${name}: ${message}`);
  builder.addSlide({ header, items: parts.items, summary, fields }, [
    ...heading.pictures,
    ...parts.pictures,
  ]);
}

/** Returns the text of a quote that is one plain paragraph; an empty string for other tokens. */
function readSummary(token: Token | undefined): string {
  if (!token || findItem(token, [])) return "";
  const [paragraph, ...others] =
    token.type === "blockquote" ? (token as Tokens.Blockquote).tokens : [];
  if (paragraph?.type !== "paragraph" || others.length > 0) return "";
  const { text, pictures } = readInline(listInline(paragraph));
  return pictures.length > 0 ? "" : text;
}

const isShortLine = (text: string) =>
  text.length <= headerCharacters && !text.includes("\n") && !/^(?:-|\d+\.) /.test(text);

function readHeading(heading: Tokens.Heading): string {
  return readInline(heading.tokens, true).text;
}

const isRule = ({ type }: Token) => type === "hr";

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}
