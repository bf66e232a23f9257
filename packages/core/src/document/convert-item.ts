import { parseColumns, serializeColumns } from "./columns.ts";
import type { ItemType } from "./item-type.ts";
import type { Item } from "./post.ts";

/** An item with its words carried over to another type. Columns become a heading and a list each, and back. */
export function convertItem({ type, value }: Item, target: ItemType): Item {
  if (type === target) return { type, value };
  const columns = type === "two-columns" ? parseColumns(value) : null;
  if (target === "two-columns") return { type: target, value: toColumns(value) };
  if (!columns?.ok) return { type: target, value };
  const { leftColumn, rightColumn } = columns;
  if (target === "code") return { type: target, value: [...leftColumn, ...rightColumn].join("\n") };
  const sections = [leftColumn, rightColumn].filter((column) => column.length > 0);
  const texts = sections.map(([heading, ...others]) =>
    [heading, ...others.map((line) => `- ${line}`)].join("\n"),
  );
  return { type: target, value: texts.join("\n\n") };
}

const bullet = /^\s*[-*•]\s+(?=\S)/;

/** Two paragraphs become the columns; else the first half of the lines stands left. */
function toColumns(value: string): string {
  const lines = (text: string) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => line.replace(bullet, ""));
  const [first = "", ...others] = value.split(/\n[ \t]*\n/).filter((part) => part.trim() !== "");
  if (others.length > 0) {
    return serializeColumns({ leftColumn: lines(first), rightColumn: lines(others.join("\n")) });
  }
  const all = lines(first);
  const half = Math.ceil(all.length / 2);
  return serializeColumns({ leftColumn: all.slice(0, half), rightColumn: all.slice(half) });
}
