import type { BoxNode, TextNode } from "@slideloom/core/slide";
import { changeNodes, type NodeChanges } from "./change-nodes.ts";
import type { Crowded, YieldingLine } from "./crowded.ts";
import type { MeasuredSlide } from "./measured-slide.ts";

/** A slide on which all hashtags and brand lines fit. `left` has the texts that were dropped for that. */
export interface SettledSlide {
  root: BoxNode;
  measured: MeasuredSlide;
  left: string[];
}

/** Maximum number of rounds; more than the lines of any slide. */
const maxRounds = 12;

/** Sizes are multiples of this, CSS px. */
const sizeStepPx = 0.5;

/**
 * Makes hashtags and brand lines fit by drawing them smaller, then shortening them. If that isn't enough, drops some.
 */
export async function settleFurniture(
  root: BoxNode,
  measure: (root: BoxNode) => Promise<MeasuredSlide>,
): Promise<SettledSlide> {
  const left: string[] = [];
  let settled = root;
  let measured = await measure(settled);
  for (let round = 0; round < maxRounds && measured.crowded.length > 0; round++) {
    const changes: NodeChanges = new Map();
    for (const crowded of measured.crowded) left.push(...giveWay(crowded, changes));
    settled = { ...settled, children: changeNodes(settled.children, changes) };
    measured = await measure(settled);
  }
  return { root: settled, measured, left };
}

/** Makes a group of lines fit by adding changes to `changes`. Returns the labels of the words that are dropped. */
function giveWay({ lines, lackPx }: Crowded, changes: NodeChanges): string[] {
  const [only, ...others] = lines;
  const smaller = only && others.length === 0 ? shrink(only, lackPx) : null;
  if (only && smaller) {
    changes.set(only.node, smaller);
    return [];
  }
  const stacked = shrinkStacked(lines, lackPx);
  if (stacked) {
    for (const [node, shrunk] of stacked) changes.set(node, shrunk);
    return [];
  }
  const left: string[] = [];
  let lack = lackPx;
  for (const { node, yields, widthPx } of sortByLeaving(lines, lackPx)) {
    left.push(yields.label);
    const { rest } = yields;
    changes.set(node, rest ? { ...node, spans: [{ text: rest.text }], yields: rest.yields } : null);
    lack -= widthPx;
    // The width of a shortened line is only known once it is measured.
    if (lack <= 0 || rest) break;
  }
  return left;
}

/**
 * Returns smaller versions of the lines that are too wide for a column, e.g. of a brand's name above its website. Null
 * if the lines are beside each other, or too wide at their smallest sizes. Only lines in columns have such sizes.
 */
function shrinkStacked(
  lines: readonly YieldingLine[],
  lackPx: number,
): (readonly [TextNode, TextNode])[] | null {
  if (lines.length < 2 || lines.some(({ yields }) => yields.minPx === undefined)) return null;
  const roomPx = Math.max(...lines.map(({ widthPx }) => widthPx)) - lackPx;
  const wide = lines.filter(({ widthPx }) => widthPx > roomPx);
  const pairs = wide.flatMap((line) => {
    const smaller = shrink(line, line.widthPx - roomPx);
    return smaller ? [[line.node, smaller] as const] : [];
  });
  return pairs.length === wide.length ? pairs : null;
}

/**
 * Sorts lines in the order in which they are dropped. Lines that wouldn't fit alone come first, others follow
 * `yields.order`.
 */
function sortByLeaving(lines: readonly YieldingLine[], lackPx: number): YieldingLine[] {
  const roomPx = lines.reduce((sum, { widthPx }) => sum + widthPx, -lackPx);
  const rank = ({ widthPx, yields }: YieldingLine) => (widthPx > roomPx ? 0 : yields.order);
  return lines.toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the line at the size that fits its space. Null if that size is below the minimum. */
function shrink({ node, yields, widthPx }: YieldingLine, lackPx: number): TextNode | null {
  const { minPx } = yields;
  if (minPx === undefined) return null;
  const sizePx = Number(node.style.fontSize);
  const neededPx = (sizePx * (widthPx - lackPx)) / widthPx;
  const fontSize = Math.min(sizePx - sizeStepPx, Math.floor(neededPx / sizeStepPx) * sizeStepPx);
  return fontSize < minPx ? null : { ...node, style: { ...node.style, fontSize } };
}
