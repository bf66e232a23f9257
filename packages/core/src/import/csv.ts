import { serializeColumns } from "../blocks/two-columns/columns.ts";
import type { Item, Slide } from "../document/post.ts";
import { splitHashtags } from "../text/split-hashtags.ts";
import type { ImportedPost, ImportResult } from "./imported.ts";
import { createTextItem, PostBuilder } from "./post-builder.ts";
import type { SlideFieldName } from "../document/slide-fields.ts";
import { readNamedTable, type NamedTable, type NumberedRow } from "../tables/named-table.ts";
import type { FieldValues } from "./slide-fields.ts";

/** Fields that are a column. The text has several columns, as has the image; passage ids mean nothing elsewhere. */
type SlideColumn = Exclude<keyof Slide, "description" | "media" | "sources">;

/** Accepted names of each column, folded by `foldColumnName`. */
const columnNames = {
  post: ["post", "posttitle", "carousel", "carouseltitle"],
  title: ["title"],
  header: ["header", "heading", "headline", "slidetitle", "slideheader"],
  text: ["text", "body", "description", "content", "value"],
  code: ["code"],
  left: ["left", "leftcolumn", "before"],
  right: ["right", "rightcolumn", "after"],
  summary: ["summary", "takeaway", "callout"],
  image: ["image", "imageurl", "picture", "media", "mediaurl"],
  alt: ["alt", "alttext", "imagealt", "imagealttext"],
  focus: ["imagefocus"],
  fit: ["imagefit"],
  tone: ["imagetone"],
  author: ["imageauthor"],
  license: ["imagelicense", "imagelicence"],
  creditUrl: ["imagecrediturl"],
  layout: ["layout"],
  ground: ["ground", "background"],
  align: ["align", "alignment"],
  prompt: ["prompt"],
  hashtags: ["hashtags", "tags"],
  caption: ["caption", "captions", "captiontext", "postcaption"],
} as const satisfies Readonly<Record<string, readonly string[]>> &
  Readonly<Record<SlideColumn, unknown>>;
type Column = keyof typeof columnNames;

const columnOf = new Map(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name) => [name as string, column as Column]),
  ),
);

/** A column of a CSV with one post per row: `slide 2`, `slide_2_header`. */
const slideColumn = /^slide(\d{1,3})(.*)$/;

interface Field {
  column: Column;
  /** Number of the slide that the field belongs to if each row is a post. Null if each row is a slide. */
  slide: number | null;
  index: number;
}

type Row = Partial<Record<Column, string>>;

/** Whether the columns are enough to build posts. */
export function hasKnownColumns(names: readonly string[]): boolean {
  return isPostTable(readFields(names));
}

/** Normalizes a column name: `Publish at` becomes `publishat`. */
export const foldColumnName = (name: string) =>
  name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Imports posts from a CSV. If there are columns `slide 1`, `slide 2`, …, each row is a post. Otherwise, each row is a
 * slide.
 */
export function importCsv(text: string, options: CsvOptions = {}): ImportResult {
  const table = readNamedTable(text, hasKnownColumns);
  return table.ok ? importTable(table, options) : table;
}

export interface CsvOptions {
  /** Maximum number of posts; more are an error. */
  mostPosts?: number;
  /** Keeps image paths, for callers that have the files. */
  takesPaths?: boolean;
  /** Indices of columns that the caller reads, so that they aren't reported as left out. */
  readElsewhere?: readonly number[];
}

export function importTable(
  { names, rows }: Extract<NamedTable, { ok: true }>,
  { mostPosts = Infinity, takesPaths = false, readElsewhere = [] }: CsvOptions = {},
): ImportResult {
  const fields = readFields(names);
  if (!isPostTable(fields)) {
    return {
      ok: false,
      message:
        "We don't recognise the columns in this CSV. In the first row, use “header” and “text” (one slide per row), or “title”, “slide 1”, “slide 2” and so on (one post per row).",
    };
  }
  const known = new Set(fields.map(({ index }) => index));
  const isLeft = (index: number) => !readElsewhere.includes(index);
  const unknown = names.filter((name, index) => name !== "" && !known.has(index) && isLeft(index));
  const unreadable: string[] = [];
  const bySlide = groupBySlide(fields);
  if (bySlide.size > 1) {
    const left = fields.filter(
      ({ slide, column, index }) => slide === null && !postColumns.has(column) && isLeft(index),
    );
    unknown.push(...left.map(({ index }) => names[index] ?? ""));
  }
  const groups = bySlide.size > 1 ? null : groupRows(fields, rows);
  if ((groups ?? rows).length > mostPosts) {
    return {
      ok: false,
      message: `This file has too many posts. A file can have up to ${mostPosts}.`,
    };
  }
  const posts = groups
    ? groups.map(({ number, group }) => {
        const post = readSlideRows(group, fields, createBuilder(unknown, takesPaths));
        return post && { ...post, row: number };
      })
    : rows.map(({ number, cells }) => {
        const post = readPostRow(bySlide, cells, createBuilder(unknown, takesPaths));
        if (!post) unreadable.push(`Row ${number} has no slides, so it's skipped.`);
        return post && { ...post, row: number };
      });
  const made = posts.filter((post) => post !== null);
  return made.length > 0
    ? { ok: true, posts: made, unreadable }
    : { ok: false, message: "The CSV has no rows below its column names." };
}

function readFields(names: readonly string[]): Field[] {
  return names.flatMap((name, index): Field[] => {
    const plain = foldColumnName(name);
    const ofSlide = slideColumn.exec(plain);
    const slide = ofSlide ? Number(ofSlide[1]) : null;
    const column = ofSlide ? findSlideColumn(ofSlide[2] ?? "", name) : findColumn(plain);
    return column ? [{ column, slide, index }] : [];
  });
}

const findColumn = (name: string): Column | null => columnOf.get(name) ?? null;

function findSlideColumn(name: string, typed: string): Column | null {
  const found = findColumn(name || "text");
  // `Slide 1: intro` is a slide column with a remark.
  if (!found && /^[^\d]*\d+\s*[:(]/.test(typed)) return "text";
  return found === "title" ? "header" : found;
}

/** Columns of the whole post, not of a slide. */
const postColumns: ReadonlySet<Column> = new Set(["post", "title", "hashtags", "caption"]);

const wordColumns: readonly Column[] = [
  "title",
  "header",
  "text",
  "code",
  "left",
  "right",
  "summary",
];
const isPostTable = (fields: readonly Field[]) =>
  fields.some(({ slide, column }) => slide !== null || wordColumns.includes(column));

/** Groups columns by slide number, in order. The first group, with the key null, has the columns of the whole post. */
function groupBySlide(fields: readonly Field[]): Map<number | null, Field[]> {
  const groups = new Map<number | null, Field[]>([[null, []]]);
  for (const field of fields.toSorted((one, other) => (one.slide ?? -1) - (other.slide ?? -1))) {
    const group = groups.get(field.slide);
    if (group) group.push(field);
    else groups.set(field.slide, [field]);
  }
  return groups;
}

function readRow(fields: readonly Field[], cells: readonly string[]): Row {
  return Object.fromEntries(fields.map(({ column, index }) => [column, cells[index] ?? ""]));
}

/** Groups rows by post name, in order. If there is no column `post`, all rows are one post. */
function groupRows(fields: readonly Field[], rows: readonly NumberedRow[]) {
  const groups = new Map<string, { number: number; group: Row[] }>();
  let name = "";
  for (const { number, cells } of rows) {
    const row = readRow(fields, cells);
    // People often write the name only in the first row of a group.
    name = row.post || name;
    const known = groups.get(name);
    if (known) known.group.push(row);
    else groups.set(name, { number, group: [row] });
  }
  return [...groups.values()];
}

function readSlideRows(
  rows: Row[],
  fields: readonly Field[],
  builder: PostBuilder,
): ImportedPost | null {
  const hasHeaders = fields.some(({ column }) => column === "header");
  const headerOf = ({ header, title }: Row) => (hasHeaders ? header : title) ?? "";
  const [first] = rows;
  if (!first) return null;
  const named = first.post || (hasHeaders ? rows.map(({ title }) => title).find(Boolean) : "");
  builder.title = named || headerOf(first);
  if (!named) builder.noteMapped("The first slide's header became the title.");
  builder.caption = rows.map(({ caption }) => caption).find(Boolean) ?? "";
  for (const row of rows) {
    builder.addHashtags(splitHashtags(row.hashtags ?? ""));
    addRow(builder, row, headerOf(row));
  }
  return builder.finish();
}

function readPostRow(
  bySlide: ReadonlyMap<number | null, readonly Field[]>,
  cells: readonly string[],
  builder: PostBuilder,
): ImportedPost | null {
  const whole = readRow(bySlide.get(null) ?? [], cells);
  builder.addHashtags(splitHashtags(whole.hashtags ?? ""));
  builder.caption = whole.caption ?? "";
  let firstHeader = "";
  for (const [slide, own] of bySlide) {
    if (slide === null) continue;
    const row = readRow(own, cells);
    if (Object.values(row).every((cell) => cell === "")) continue;
    const hasHeader = own.some(({ column }) => column === "header");
    const [line = "", ...lines] = (row.text ?? "").split("\n");
    const header = hasHeader ? (row.header ?? "") : line;
    firstHeader ||= header;
    addRow(builder, hasHeader ? row : { ...row, text: lines.join("\n") }, header);
  }
  builder.title = whole.title || whole.post || firstHeader;
  return builder.finish();
}

function createBuilder(unknown: readonly string[], takesPaths: boolean): PostBuilder {
  const builder = new PostBuilder({ takesPaths });
  for (const name of unknown) builder.noteLeft(`The column “${name}” isn't imported.`);
  return builder;
}

function addRow(builder: PostBuilder, row: Row, header: string): void {
  const items: Item[] = [createTextItem(row.text ?? "")];
  if (row.code) items.push({ type: "code", value: row.code });
  if (row.left || row.right) {
    const columns = { leftColumn: [row.left ?? ""], rightColumn: [row.right ?? ""] };
    items.push({ type: "two-columns", value: serializeColumns(columns) });
  }
  const summary = row.summary ?? "";
  builder.addSlide(
    { header, items, summary, fields: readRowFields(row) },
    row.image ? [row.image] : [],
  );
}

/** The slide's fields; blank cells are left out. The column `alt` describes the image. */
function readRowFields(row: Row): FieldValues {
  const { layout, ground, align, prompt, alt, focus, fit, tone, author, license, creditUrl } = row;
  const credit = dropBlank({ author, license, url: creditUrl });
  const media = dropBlank({
    alt,
    focus: focus ? readShares(focus) : "",
    fit,
    tone,
    credit: Object.keys(credit).length > 0 ? credit : "",
  });
  return dropBlank({
    prompt,
    layout,
    ground,
    align,
    media: Object.keys(media).length > 0 ? media : "",
  } satisfies Record<Exclude<SlideFieldName, "alt" | "sources">, unknown>);
}

function dropBlank(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/** Parses a focus point such as `0.5, 0.2` or `50% 20%` to fractions. */
const readShares = (cell: string) =>
  cell
    .split(/[\s,;]+/)
    .map((share) => Number(share.replace("%", "")) / (share.endsWith("%") ? 100 : 1));
