import type { Token, Tokens } from "marked";
import { plainType } from "../blocks/registry.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { ImportResult } from "./imported.ts";
import { isField, isFrontMatter, leadWithHeadings, lexDeck } from "./deck-tokens.ts";
import { isFieldComment, readFieldComments } from "./markdown-fields.ts";
import { listInline, readInline } from "./markdown-inline.ts";
import { findItem } from "./markdown-items.ts";
import { readSlots } from "./markdown-slots.ts";
import { splitHashtags } from "../text/split-hashtags.ts";
import { PostBuilder, shorten } from "./post-builder.ts";

/** A backslash escape (CommonMark 2.4). */
const escapedMark = /\\([!-/:-@[-`{-~])/g;
const hashtagLine = /^(?:#[^\s#,]+[\s,]*)+$/;
/** A first line without a heading's mark becomes the header where it is no longer than this. */
const headerCharacters = 80;

/**
 * Reads Markdown (CommonMark with tables and task lists). Slides are split at rules (`---`) where there are any, else
 * at the highest headings; one heading of the first level above others is the post's title. Slides beyond `maxSlides`,
 * those of a post without it, are left out.
 */
export function importMarkdown(text: string, maxSlides?: number): ImportResult {
  const builder = new PostBuilder(maxSlides);
  const { fields, rest } = readFrontMatter(text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  readFields(fields, builder);
  let tokens: Token[];
  try {
    tokens = leadWithHeadings(takeHashtags(lexDeck(rest), builder));
  } catch {
    return { ok: false, message: "The Markdown can't be read: it is nested too deeply." };
  }
  for (const group of splitIntoSlides(tokens, builder)) addSlide(group, builder);
  const imported = builder.finish();
  return imported
    ? { ok: true, posts: [imported] }
    : { ok: false, message: "The Markdown has nothing that could be a slide." };
}

function readFields(fields: ReadonlyMap<string, string>, builder: PostBuilder): void {
  for (const [name, value] of fields) {
    if (name === "title") builder.title = value;
    else if (name === "tags" || name === "hashtags") builder.addHashtags(splitHashtags(value));
    else builder.noteLeft(`The front matter's “${name}” was left out.`);
  }
}

/** Lines of nothing but hashtags are the post's, wherever they stand. */
function takeHashtags(tokens: readonly Token[], builder: PostBuilder): Token[] {
  return tokens.filter((token) => {
    if (token.type === "space") return false;
    if (token.type !== "paragraph" || !hashtagLine.test(token.raw.trim())) return true;
    const tags = token.raw.trim().split(/[\s,]+/);
    builder.addHashtags(tags.map((tag) => tag.replaceAll(escapedMark, "$1")));
    return false;
  });
}

/** The tokens of each slide; a title that stands alone is taken off. */
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

/** Slides that are split by rules have a title where the first one begins with a heading of the first level. */
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
  // Spread as arguments, some 100,000 headings would be too many.
  const depths = new Set(tokens.filter(isHeading).map(({ depth }) => depth));
  const top = Math.min(...depths);
  return splitAt(tokens, (token) => isHeading(token) && token.depth === top);
}

/** Starts a group at each token that `begins` one; the fields of a slide before the first belong to it. */
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
    builder.noteLeft(`${name}: its front matter was left out: ${shorten(keys.join(", "))}.`);
  }
  if (keys.length > 0 && group.every(isFrontMatter)) return;
  const { fields, unreadable } = readFieldComments(group.filter(isFieldComment));
  for (const field of unreadable) {
    builder.noteLeft(`${name}: the comment with its ${field} is no JSON, so it was left out.`);
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

/** The words of a quote that is one paragraph without pictures, and no block. */
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
