import type { NewPassage } from "@slideloom/core/sources";
import { findBodySize, findCommonest, headingSize } from "./body-size.ts";
import { joinLines, listHyphenated } from "../text/join-lines.ts";
import { findLists } from "./find-lists.ts";
import { findTables, type PdfTable } from "./find-tables.ts";
import { isTable } from "./pdf-block.ts";
import type { PdfLine } from "./page-lines.ts";

const maxHeadingUnits = 160;
/** Maximum length of a numbered heading in the body's font size, in UTF-16 units. */
const maxNumberedUnits = 80;
const maxLevel = 3;
/** Distance between baselines that starts a new block, as a multiple of the usual distance. */
const blockGap = 1.4;
/** Maximum difference of font sizes within a block, as a fraction. */
const sizeTolerance = 0.08;
/** Indent of a paragraph's first line, as a multiple of the font size. */
const indent = { min: 0.8, max: 4 };
/**
 * A short line that ends a sentence also ends its paragraph. A line is short if the next line extends further right by
 * more than this fraction of the next line's width.
 */
const freeShare = 0.25;
/** Longer distances between lines, as multiples of the font size, count as gaps between blocks. */
const maxDistance = 3;
/** Distance between baselines if it can't be measured, as a multiple of the font size. */
const defaultDistance = 1.2;

const bullet = /^([•◦▪▫‣●○■□◆·∙–*-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)/;
const sentenceEnd = /[.!?:…。！？]["”’»)\]」』]*$/;

interface Block {
  kind: "heading" | "list" | "paragraph";
  /** A list item's bullet or number. */
  mark: string;
  level: number;
  /** Whether the item is on one line. */
  isWhole: boolean;
  lines: PdfLine[];
}

/** A document's usual font size and line distance. */
interface Usual {
  size: number;
  /** Distance between baselines, as a multiple of the font size. */
  distance: number;
}

/** Joins lines to headings, paragraphs, list items and tables. */
export function buildBlocks(all: readonly PdfLine[]): (NewPassage | PdfTable)[] {
  const usual = { size: findBodySize(all), distance: findDistance(all) };
  const isHeading = (line: PdfLine) => line.size > usual.size * headingSize;
  const parts = findTables(all);
  const lines = parts.flatMap((part) => (isTable(part) ? [] : part));
  const levels = findLists(lines, (line) => !isHeading(line) && !bullet.test(line.text));
  const blocks: (Block | PdfTable)[] = [];
  for (const part of parts) {
    const block = blocks.at(-1);
    if (isTable(part)) blocks.push(part);
    else if (levels.has(part))
      blocks.push({
        kind: "list",
        mark: "",
        level: levels.get(part) ?? 0,
        isWhole: true,
        lines: [part],
      });
    else if (block && !isTable(block) && continues(block, part, usual)) block.lines.push(part);
    else blocks.push(begin(part, usual));
  }
  markNumberedHeadings(blocks);
  return toPassages(blocks, lines);
}

function begin(line: PdfLine, { size }: Usual): Block {
  const isHeading = line.size > size * headingSize && line.text.length < maxHeadingUnits;
  const [mark = ""] = isHeading ? [] : (bullet.exec(line.text) ?? []);
  const kind = isHeading ? "heading" : mark ? "list" : "paragraph";
  return { kind, mark, level: 0, isWhole: false, lines: [line] };
}

function continues(block: Block, line: PdfLine, usual: Usual): boolean {
  const last = block.lines.at(-1);
  if (block.isWhole || !last || Math.abs(line.size - last.size) > last.size * sizeTolerance)
    return false;
  if (block.kind !== "heading" && bullet.test(line.text)) return false;
  const hasEnded = sentenceEnd.test(last.text);
  const gap = line.top - last.top;
  // The text continues in the next column or on the next page.
  if (line.page !== last.page || gap < 0) return block.kind !== "heading" && !hasEnded;
  if (gap > usual.distance * blockGap * last.size) return false;
  if (!hasEnded || block.kind === "heading") return true;
  const left = Math.min(...block.lines.map((one) => one.left));
  const offset = (line.left - left) / line.size;
  const isIndented = block.kind === "paragraph" && offset > indent.min && offset < indent.max;
  const isBehindShortLine = line.right - last.right > (line.right - line.left) * freeShare;
  const isOutdented = block.kind === "list" && line.left <= left + 1;
  return !isIndented && !isBehindShortLine && !isOutdented;
}

/** Turns single numbered lines between paragraphs into headings. */
function markNumberedHeadings(blocks: readonly (Block | PdfTable)[]): void {
  const kindAt = (index: number) => {
    const block = blocks[index];
    return block && !isTable(block) ? block.kind : null;
  };
  for (const [index, block] of blocks.entries()) {
    if (isTable(block)) continue;
    const [line, second] = block.lines;
    const isAlone = kindAt(index - 1) !== "list" && kindAt(index + 1) !== "list";
    if (block.kind !== "list" || !isAlone || !line || second) continue;
    if (!/\d/.test(block.mark) || line.text.length > maxNumberedUnits) continue;
    if (!sentenceEnd.test(line.text)) [block.kind, block.mark] = ["heading", ""];
  }
}

function toPassages(
  blocks: readonly (Block | PdfTable)[],
  lines: readonly PdfLine[],
): (NewPassage | PdfTable)[] {
  const known = listHyphenated(lines);
  const sizes = blocks.flatMap((block) => {
    const [line] = isTable(block) || block.kind !== "heading" ? [] : block.lines;
    return line ? [Math.round(line.size)] : [];
  });
  const levels = [...new Set(sizes)].toSorted((one, other) => other - one);
  return blocks.map((block) => {
    if (isTable(block)) return block;
    const { kind, mark, lines: own } = block;
    const text = joinLines(
      own.map((line) => line.text),
      known,
    ).slice(mark.length);
    const [first] = own;
    const place = { page: first?.page ?? 1 };
    if (kind === "list") return { kind, level: block.level, ordered: /\d/.test(mark), text, place };
    if (kind === "paragraph") return { kind, text, place };
    const level = levels.indexOf(Math.round(first?.size ?? 0)) + 1;
    return { kind, level: Math.min(maxLevel, level), text, place };
  });
}

function findDistance(lines: readonly PdfLine[]): number {
  const distances = lines.flatMap((line, index): [number, number][] => {
    const before = lines[index - 1];
    const distance = before?.page === line.page ? (line.top - before.top) / line.size : 0;
    return distance > 0 && distance < maxDistance ? [[Math.round(distance * 10) / 10, 1]] : [];
  });
  return findCommonest(distances, defaultDistance);
}
