import type { SlideNode, TextNode, Yielding } from "@slideloom/core/slide";
import type { MeasuredNode } from "../engine/engine.ts";

/** A hashtag or line of the brand that may be shortened or dropped, and its width, CSS px. */
export interface YieldingLine {
  node: TextNode;
  yields: Yielding;
  widthPx: number;
}

/** Lines that together are too wide for their space by `lackPx`, CSS px. */
export interface Crowded {
  lines: YieldingLine[];
  lackPx: number;
}

interface Span {
  startPx: number;
  endPx: number;
}

interface Found {
  span: Span;
  lines: YieldingLine[];
  crowded: Crowded[];
  /** Width missing in this row and its child rows, CSS px; 0 for a column. A parent row adds it to its own. */
  rowLackPx: number;
}

/** Tolerance for a child wider than its box, CSS px. */
const roundingPx = 1;

/** Lists the lines that are too wide for their box, grouped by box. */
export function findCrowded(root: SlideNode, measured: MeasuredNode): Crowded[] {
  const { crowded, lines, rowLackPx } = find(root, measured);
  return rowLackPx > 0 ? [...crowded, { lines, lackPx: rowLackPx }] : crowded;
}

function find(node: SlideNode, at: MeasuredNode): Found {
  const found = { span: spanOf(node, at), lines: [], crowded: [], rowLackPx: 0 };
  if (node.kind === "image") return found;
  if (node.kind === "text") return { ...found, lines: linesOf(node, found.span) };
  const inner = node.children.flatMap((child, index) => {
    const childAt = at.children[index];
    return childAt
      ? [{ ...find(child, childAt), isPlaced: child.style.position === "absolute" }]
      : [];
  });
  const lines = inner.flatMap((child) => child.lines);
  if (lines.length === 0) return found;
  const { display, flexDirection, flexWrap } = node.style;
  const isRow = display === "flex" && flexDirection !== "column" && flexWrap !== "wrap";
  return {
    ...found,
    lines,
    ...(isRow ? crowdRow(inner, found.span) : crowdColumn(inner, found.span)),
  };
}

type Child = Found & { isPlaced: boolean };

/** Lines in the same row share the missing width. An absolutely positioned child is handled on its own. */
function crowdRow(children: Child[], span: Span): Pick<Found, "crowded" | "rowLackPx"> {
  const inFlow = children.filter(({ isPlaced }) => !isPlaced);
  const overPx = lackOf(
    inFlow.map((child) => child.span),
    span,
  );
  const nestedPx = inFlow.reduce((sum, child) => sum + child.rowLackPx, 0);
  return {
    crowded: [...children.flatMap((child) => child.crowded), ...closeRows(children, true)],
    rowLackPx: overPx + nestedPx,
  };
}

/** Each child of a column, or of a row that wraps, has the column's width for itself. */
function crowdColumn(children: Child[], span: Span): Pick<Found, "crowded" | "rowLackPx"> {
  const own = children.flatMap(({ lines, span: child, isPlaced }) => {
    const lackPx = isPlaced ? 0 : lackOf([child], span);
    return lackPx > 0 && lines.length > 0 ? [{ lines, lackPx }] : [];
  });
  return {
    crowded: [...children.flatMap((child) => child.crowded), ...closeRows(children, false), ...own],
    rowLackPx: 0,
  };
}

function closeRows(children: Child[], onlyPlaced: boolean): Crowded[] {
  return children.flatMap(({ lines, rowLackPx, isPlaced }) =>
    rowLackPx > 0 && (isPlaced || !onlyPlaced) ? [{ lines, lackPx: rowLackPx }] : [],
  );
}

function lackOf(children: Span[], { startPx, endPx }: Span): number {
  if (children.length === 0) return 0;
  const beforePx = startPx - Math.min(...children.map((child) => child.startPx));
  const afterPx = Math.max(...children.map((child) => child.endPx)) - endPx;
  const lackPx = Math.max(0, beforePx) + Math.max(0, afterPx);
  return lackPx > roundingPx ? lackPx : 0;
}

/** Returns a node's horizontal extent with its letters, CSS px. */
function spanOf(node: SlideNode, { width, runs, transform }: MeasuredNode): Span {
  const [scaleX, , , , x] = transform;
  const startPx = scaleX < 0 ? x - width : x;
  // A text that may have an ellipsis is cut at its box.
  const isCut = node.kind === "text" && node.maxLines !== undefined && !node.yields;
  const shown = isCut ? [] : runs;
  return {
    startPx: startPx + Math.min(0, ...shown.map((run) => run.x)),
    endPx: startPx + Math.max(width, ...shown.map((run) => run.x + run.width)),
  };
}

function linesOf(node: TextNode, { startPx, endPx }: Span): YieldingLine[] {
  const { yields } = node;
  return yields ? [{ node, yields, widthPx: endPx - startPx }] : [];
}
