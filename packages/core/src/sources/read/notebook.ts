import type { ReadSource } from "../source.ts";
import { readMarkdown } from "./markdown.ts";
import type { LeftPart, ReadOptions } from "./read-options.ts";

interface Cell {
  type: string;
  source: string;
  outputs: number;
}

/** Returns the cells of a Jupyter notebook; null for other texts. */
export function findCells(text: string): Cell[] | null {
  if (!/^\s*\{/.test(text) || !text.includes('"cells"')) return null;
  const value = parse(text);
  if (!isObject(value) || !("nbformat" in value)) return null;
  const cells = value["cells"] ?? joinSheets(value["worksheets"]);
  return Array.isArray(cells) ? cells.filter(isObject).map(readCell) : null;
}

/** The first versions of the format have their cells in worksheets. */
const joinSheets = (sheets: unknown): unknown[] | null =>
  Array.isArray(sheets)
    ? sheets.filter(isObject).flatMap(({ cells }) => (Array.isArray(cells) ? cells : []))
    : null;

function readCell(cell: Record<string, unknown>): Cell {
  const { cell_type: type, outputs, level } = cell;
  const source = joinSource(cell["source"] ?? cell["input"]);
  const isHeading = type === "heading";
  return {
    type: isHeading ? "markdown" : typeof type === "string" ? type : "",
    source: isHeading ? `${"#".repeat(typeof level === "number" ? level : 1)} ${source}` : source,
    outputs: Array.isArray(outputs) ? outputs.length : 0,
  };
}

/** Reads a notebook's texts and code. Outputs of code are left out. */
export function readNotebook(cells: readonly Cell[], options: ReadOptions): ReadSource {
  const parts = cells.map(({ type, source }) =>
    type === "code" ? fence(source) : type === "markdown" ? source : "",
  );
  const outputs = cells.reduce((sum, cell) => sum + cell.outputs, 0);
  const raw = cells.filter(({ type, source }) => type === "raw" && source.trim() !== "");
  const left: LeftPart[] = [
    ...Array.from({ length: outputs }, () => ({
      noun: "output of code",
      several: "outputs of code",
    })),
    ...raw.map(({ source }) => ({ noun: "raw cell", example: source })),
  ];
  const read = readMarkdown(parts.filter((part) => part.trim() !== "").join("\n\n"), {
    ...options,
    left: [...(options.left ?? []), ...left],
  });
  return { ...read, source: { ...read.source, read: { ...read.source.read, by: "notebook" } } };
}

const fence = (source: string) => {
  const marks = "`".repeat(
    3 + Math.max(0, ...Array.from(source.matchAll(/`{3,}/g), ([run]) => run.length - 2)),
  );
  return `${marks}\n${source}\n${marks}`;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const joinSource = (source: unknown): string =>
  Array.isArray(source)
    ? source.filter((line) => typeof line === "string").join("")
    : typeof source === "string"
      ? source
      : "";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
