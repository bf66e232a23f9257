import { countWords } from "../../document/count-words.ts";
import type { Passage } from "../source.ts";
import type { Block } from "./blocks.ts";
import { dropPoint, maxHeader, maxWords, raiseFirst, widthOf } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { readWords } from "./sentences.ts";

/** Number of list items on a slide, up to one more if they all fit, and maximum number of table lines. */
const maxItems = 5;
const maxLines = 6;

/** High scores, because lists and tables suit carousels best. */
const listScore = 1.6;
const tableScore = 1.4;

/** Lists the slides that can be made from a list, each with some of its items. */
export function listListPoints(block: Block): DraftPoint[] {
  const header = findHeader(block);
  if (header === null) return [];
  const { passages, sentences } = block;
  return splitItems(passages).map(([start, end], index) => {
    const lines = passages.slice(start, end).map(({ text, ordered }, at) => {
      const mark = ordered ? `${start + at + 1}.` : "-";
      return `${mark} ${readWords({ text } as Passage)}`;
    });
    return createPoint({
      ...header,
      body: [lines.join("\n")],
      sentences: sentences.slice(start, end),
      block,
      score: listScore - index * 0.3,
    });
  });
}

/** Returns the line that introduces a list or code, or the heading above; null if there is none or it is too long. */
function findHeader({ lead, section }: Block): { header: string; heading: string[] } | null {
  const { text = "", passage = "" } = lead ?? section.heading ?? {};
  if (text === "" || widthOf(text) > maxHeader) return null;
  return { header: raiseFirst(dropPoint(text.replace(/\s*[:：]$/u, ""))), heading: [passage] };
}

/** Splits a list into equal parts that fit on a slide; returns ranges of item indexes. */
function splitItems(passages: readonly Passage[]): [start: number, end: number][] {
  const counts = passages.map(({ text }) => countWords(text));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const parts = Math.max(
    Math.ceil(passages.length / (maxItems + 1)),
    Math.ceil(all / (maxWords + 6)),
  );
  const size = Math.ceil(passages.length / parts);
  return Array.from({ length: Math.ceil(passages.length / size) }, (_, part) => [
    part * size,
    Math.min(passages.length, (part + 1) * size),
  ]);
}

/** Lists the slides that can be made from a table: one per column, with the first column's cells as labels. */
export function listTablePoints(block: Block, mentions: (column: string) => number): DraftPoint[] {
  const { passages, sentences, section } = block;
  const columns = passages[0]?.columns ?? [];
  const rows = chooseRows(passages);
  return columns.slice(1).flatMap((column, index) => {
    const lines = rows.flatMap((row) => {
      const cells = passages[row]?.cells ?? [];
      const [label, value] = [cells[0]?.trim() ?? "", cells[index + 1]?.trim() ?? ""];
      return label === "" || value === "" ? [] : [`${label}: ${value}`];
    });
    const header = columns.length > 2 || !section.heading ? column : section.heading.text;
    if (lines.length < 2 || header.trim() === "" || widthOf(header) > maxHeader) return [];
    return [
      createPoint({
        header: raiseFirst(header.trim()),
        body: [lines.join("\n")],
        sentences: rows.flatMap((row) => sentences[row] ?? []),
        block,
        score: tableScore + mentions(column) + rateChange(lines),
        heading: [
          ...(section.heading && header === section.heading.text ? [section.heading.passage] : []),
          ...rows.flatMap((row) => passages[row]?.id ?? []),
        ],
      }),
    ];
  });
}

/** Returns a bonus for a column by the change between its first and last number, 0 to 0.6. */
function rateChange(lines: readonly string[]): number {
  const [first = NaN, last = NaN] = [lines[0], lines.at(-1)].map((line = "") =>
    Number(/: (\d+(?:\.\d+)?)$/.exec(line)?.[1] ?? NaN),
  );
  const change = Math.abs(Math.log(last / first));
  return Number.isFinite(change) ? Math.min(0.6, change / 2) : 0;
}

/** Returns row indexes: all if they fit, else evenly spaced ones from first to last, else the first ones. */
function chooseRows({ length }: readonly Passage[]): number[] {
  for (let step = 1; step < length; step += 1) {
    const count = (length - 1) / step + 1;
    if (Number.isInteger(count) && count <= maxLines && (step === 1 || count > 2)) {
      return Array.from({ length: count }, (_, index) => index * step);
    }
  }
  return Array.from({ length: Math.min(length, maxLines) }, (_, index) => index);
}

/** Makes a slide from code that has a heading or an introducing sentence. */
export function listCodePoints(block: Block): DraftPoint[] {
  const header = findHeader(block);
  const code = block.passages[0]?.text ?? "";
  if (header === null || code === "") return [];
  const point = createPoint({
    ...header,
    body: [code],
    sentences: block.sentences,
    block,
    score: 1,
  });
  return [{ ...point, items: [{ type: "code", value: code }], words: countWords(header.header) }];
}
