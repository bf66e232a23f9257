import type { ReadBlock, SlideReading } from "../../../layouts/reading/slide-reading.ts";

/** Estimated characters per line: in headers and quotes (`large`), in rows of lists, and in paragraphs. */
const perLine = { large: 22, row: 34, text: 46 } as const;
/** Height of a line of a header or quote, in lines of a paragraph. */
const largeLine = 1.6;
/** Height of the space around a row, in lines of a paragraph. */
const rowRoom = 0.9;
/** Height of a chart's bar without its label, in lines of a paragraph. */
const barRoom = 0.5;
const mostCode = 6;

/** Estimates the height of a slide's text, whatever its layout. The unit is one line of a paragraph. */
export function countLines({ header, blocks, summary }: SlideReading): number {
  const rest = blocks.reduce((sum, block) => sum + linesOf(block), 0);
  const callout = summary ? lines(summary.text, perLine.text) + 1 : 0;
  return largeLine * lines(header.text, perLine.large) + rest + callout;
}

function linesOf(block: ReadBlock): number {
  const rows = (texts: readonly string[], wide: number = perLine.row) =>
    texts.reduce((sum, text) => sum + lines(text, wide) + rowRoom, 0);
  switch (block.kind) {
    case "list":
    case "checklist":
    case "prices":
    case "timeline":
    case "table":
      return rows(block.entries.map(({ text }) => text));
    case "figures":
      return largeLine * rows(block.entries.map(({ text }) => text));
    case "steps":
      return rows(block.steps.map(({ text }) => text));
    case "chart":
      return rows(block.bars.map(({ label }) => label.text)) + barRoom * block.bars.length;
    case "comparison":
      return Math.max(
        ...block.columns.map((column) =>
          rows(
            [column.head, ...column.rows].map(({ text }) => text),
            perLine.row / 2,
          ),
        ),
      );
    case "quote":
      return largeLine * lines(block.words.text, perLine.large) + 1;
    case "code":
      return Math.min(mostCode, block.words.text.split("\n").length);
    case "paragraph":
    case "fault":
      return lines(block.words.text, perLine.text);
  }
}

function lines(text: string, perLine: number): number {
  return text
    .split("\n")
    .reduce((sum, line) => sum + (line.trim() === "" ? 0 : Math.ceil(line.length / perLine)), 0);
}
