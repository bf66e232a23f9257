import type { ReadBlock, SlideReading, Words } from "./slide-reading.ts";

/** A block's texts in order. */
export function listBlockWords(block: ReadBlock): Words[] {
  switch (block.kind) {
    case "paragraph":
    case "code":
    case "fault":
      return [block.words];
    case "list":
      return block.entries;
    case "steps":
      return block.steps;
    case "quote":
      return [block.words, block.by];
    case "chart":
      return block.bars.flatMap(({ label, text }) => [label, text]);
    case "comparison":
      return block.columns.flatMap(({ head, rows }) => [head, ...rows]);
  }
}

/** Lists a slide's texts in reading order, without the post's title: header, blocks, summary. */
export function listReadWords({ header, blocks, summary }: SlideReading): Words[] {
  return [header, ...blocks.flatMap(listBlockWords), ...(summary ? [summary] : [])];
}
