import type { NewPassage } from "@slideloom/core/sources";
import { joinLines, listHyphenated } from "../text/join-lines.ts";
import { alignCells, type CellExtent } from "./align-cells.ts";
import { findBodySize, headingSize } from "./body-size.ts";
import type { PdfTable } from "./find-tables.ts";
import type { PdfLine } from "./page-lines.ts";
import { isTable, type LeftBlock, type PdfBlock } from "./pdf-block.ts";
import type { TagBlock } from "./tag-blocks.ts";

/** Tags are used if they name the blocks of this fraction of a file's characters. */
const minShare = 0.9;
/** If more than this fraction of the paragraphs end in mid-sentence, tags follow lines instead of paragraphs. */
const maxBroken = 0.2;
const maxHeadingUnits = 160;
const bullet = /^(?:[•◦▪▫‣●○■□◆·∙–*-]|\(?(\d{1,3})[.)]|\(?[a-z]\))\s+(?=\S)/;

type TableRow = PdfTable["rows"][number];

interface ReadBlock {
  tag: TagBlock;
  lines: PdfLine[];
  text: string;
}

/** Builds the blocks that a PDF's tags name. Null if the file has no tags, or none that can be trusted. */
export function buildTagged(lines: readonly PdfLine[]): PdfBlock[] | null {
  const count = (one: readonly PdfLine[]) => one.reduce((sum, { text }) => sum + text.length, 0);
  const tagged = count(lines.filter(({ tag }) => tag));
  if (tagged === 0 || tagged < count(lines) * minShare) return null;
  const known = listHyphenated(lines);
  const blocks = groupLines(lines).map((block): ReadBlock => {
    const text = joinLines(
      block.lines.map((line) => line.text),
      known,
    );
    return { ...block, text };
  });
  if (areBroken(blocks)) return null;
  const size = findBodySize(lines);
  const found: PdfBlock[] = [];
  const extents = new Map<TableRow, CellExtent[]>();
  let before: TagBlock | null = null;
  for (const { tag, lines: own, text } of blocks) {
    if (tag.kind === "figure") continue;
    if (tag.kind === "cell") addCell(found, { tag, text, lines: own, before }, extents);
    else found.push(toPassage({ tag, lines: own, text }, size));
    before = tag;
  }
  for (const block of found)
    if (isTable(block))
      alignCells(block.rows.map((row) => ({ cells: row.cells, extents: extents.get(row) ?? [] })));
  return found;
}

/** Joins the lines of each block. A paragraph may go on at the top of the next page. */
function groupLines(lines: readonly PdfLine[]): Omit<ReadBlock, "text">[] {
  const blocks = new Map<TagBlock, Omit<ReadBlock, "text">>();
  let last: Omit<ReadBlock, "text"> | null = null;
  for (const line of lines) {
    const { tag } = line;
    if (!tag) continue;
    const open: Omit<ReadBlock, "text"> | undefined =
      blocks.get(tag) ?? (last && goesOn(last, line) ? last : undefined);
    if (open) {
      open.lines.push(line);
      blocks.set(tag, open);
    } else {
      last = { tag, lines: [line] };
      blocks.set(tag, last);
    }
  }
  return [...new Set(blocks.values())];
}

function goesOn({ tag, lines }: Omit<ReadBlock, "text">, line: PdfLine): boolean {
  return (
    tag.kind === "paragraph" &&
    line.tag?.kind === "paragraph" &&
    tag.page < line.page &&
    isCut(lines.at(-1)?.text ?? "", line.text)
  );
}

/** Whether a sentence goes on from one text to the next. */
const isCut = (before: string, after: string) =>
  !/[.!?:…。！？]["”’»)\]]*$/.test(before.trim()) && /^\p{Ll}/u.test(after.trim());

function areBroken(blocks: readonly ReadBlock[]): boolean {
  const paragraphs = blocks.filter(({ tag }) => tag.kind === "paragraph");
  const cut = paragraphs.filter(({ text }, index) => {
    const next = paragraphs[index + 1];
    return next !== undefined && isCut(text, next.text);
  });
  return cut.length > paragraphs.length * maxBroken;
}

/** Adds a cell to the table and row of the cell before, or to new ones. */
function addCell(
  blocks: PdfBlock[],
  { tag, text, lines, before }: ReadBlock & { before: TagBlock | null },
  extents: Map<TableRow, CellExtent[]>,
): void {
  const last = blocks.at(-1);
  const isSameTable =
    before?.kind === "cell" && before.table === tag.table && before.page === tag.page;
  const table: PdfTable =
    last && isTable(last) && isSameTable ? last : { rows: [], page: tag.page };
  if (table !== last) blocks.push(table);
  const isSameRow = isSameTable && before.row === tag.row;
  const row = (isSameRow ? table.rows.at(-1) : undefined) ?? { cells: [], isHeader: true };
  if (!isSameRow) table.rows.push(row);
  while (row.cells.length < tag.column) row.cells.push("");
  row.cells[tag.column] = text;
  const places = extents.get(row) ?? [];
  extents.set(row, places);
  places[tag.column] = {
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
  };
  row.isHeader &&= tag.isHeader;
}

function toPassage({ tag, text, lines }: ReadBlock, bodySize: number): NewPassage | LeftBlock {
  const place = { page: tag.page };
  const { kind, level } = tag;
  switch (kind) {
    case "heading":
    case "quote":
    case "code":
      return { kind, text, place, ...(kind === "heading" && { level }) };
    case "list": {
      const [mark = "", digits] = bullet.exec(text) ?? [];
      return { kind, level, ordered: digits !== undefined, text: text.slice(mark.length), place };
    }
    case "note":
      return { left: "footnote", text };
    case "caption":
      return { left: "image caption", text };
    case "contents":
      return { left: "line of the table of contents", text };
    default: {
      const isLarge = lines.every((line) => line.size > bodySize * headingSize);
      const isHeading = isLarge && text.length < maxHeadingUnits;
      return isHeading
        ? { kind: "heading", level: 2, text, place }
        : { kind: "paragraph", text, place };
    }
  }
}
