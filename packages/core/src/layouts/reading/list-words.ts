import type { ReadBlock, Words } from "./slide-reading.ts";

export function listBlockWords(block: ReadBlock): Words[] {
  switch (block.kind) {
    case "paragraph":
    case "code":
    case "fault":
      return [block.words];
    case "list":
    case "checklist":
      return block.entries;
    case "steps":
      return block.steps;
    case "quote":
      return [block.words, block.by];
    case "chart":
      return block.bars.flatMap(({ label, text }) => [label, text]);
    case "table":
      return [...(block.head ?? []), ...block.rows.flatMap(({ cells }) => cells)].filter(isFilled);
    case "prices":
      return block.prices.flatMap(({ label, note, price }) => [
        label,
        ...(note ? [note] : []),
        price,
      ]);
    case "timeline":
      return block.moments.flatMap(({ time, text }) => [time, text]);
    case "figures":
      return block.figures.flatMap(({ value, label, note, isLabelFirst }) => [
        ...(isLabelFirst ? [label, value] : [value, label]),
        ...(note ? [note] : []),
      ]);
    case "comparison":
      return block.columns.flatMap(({ head, rows }) => [head, ...rows]);
  }
}

const isFilled = ({ text }: Words) => text !== "";
