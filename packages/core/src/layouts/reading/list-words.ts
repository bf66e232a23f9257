import type { ReadBlock, Words } from "./slide-reading.ts";

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
