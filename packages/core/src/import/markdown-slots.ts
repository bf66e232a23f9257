import type { Token } from "marked";
import { serializeColumns } from "../blocks/two-columns/columns.ts";
import { plainType } from "../blocks/registry.ts";
import { isSlot } from "./deck-tokens.ts";
import { readBlocks, type SlideParts } from "./markdown-items.ts";

/** Reads a slide's blocks; text in Slidev's slots `left` and `right` becomes two columns. */
export function readSlots(tokens: readonly Token[]): SlideParts {
  if (!tokens.some(isSlot)) return readBlocks(tokens);
  const slots: { name: string; tokens: Token[] }[] = [{ name: "default", tokens: [] }];
  for (const token of tokens) {
    if (isSlot(token)) slots.push({ name: token.name, tokens: [] });
    else slots.at(-1)?.tokens.push(token);
  }
  // Without a `left` slot, the blocks before `right` are the left column.
  const hasLeft = slots.some(({ name }) => name === "left");
  const isLeft = (name: string) => name === "left" || (name === "default" && !hasLeft);
  const pick = (accepts: (name: string) => boolean) =>
    readBlocks(slots.filter(({ name }) => accepts(name)).flatMap((slot) => slot.tokens));
  const before = pick((name) => name === "top" || (name === "default" && hasLeft));
  const left = pick(isLeft);
  const right = pick((name) => name === "right");
  const after = pick((name) => name === "bottom");
  const columns = joinColumns(left, right);
  return mergeParts([before, ...(columns ? [columns] : [left, right]), after]);
}

function joinColumns(left: SlideParts, right: SlideParts): SlideParts | null {
  const both = [left, right];
  const isText = ({ items }: SlideParts) =>
    items.some(({ value }) => value.trim() !== "") && items.every(({ type }) => type === plainType);
  if (!both.every(isText)) return null;
  const [leftColumn = [], rightColumn = []] = both.map(({ items }) =>
    items.map(({ value }) => value),
  );
  const value = serializeColumns({ leftColumn, rightColumn });
  return { ...mergeParts(both), items: [{ type: "two-columns", value }] };
}

function mergeParts(all: readonly SlideParts[]): SlideParts {
  return {
    items: all.flatMap(({ items }) => items),
    pictures: all.flatMap(({ pictures }) => pictures),
    mapped: all.flatMap(({ mapped }) => mapped),
    left: all.flatMap(({ left }) => left),
  };
}
