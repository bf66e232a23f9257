import { textRefKey, type BoxNode, type SlideNode, type TextNode } from "@slideloom/core/slide";
import type { EngineNodeOptions } from "../engine/engine-node.ts";
import type { MeasuredSlide, MeasuredText } from "../text/measured-slide.ts";
import { placeMarks, type MarkBox } from "./place-marks.ts";
import type { InkTools } from "./ink-tools.ts";
import { listMarked, readInk } from "./read-ink.ts";

/** Edges of marks in lines below each other are aligned if they are at most this far apart, em. */
const alignedEm = 0.15;

/** A text and the boxes of its marks, CSS px on the slide. */
interface MarkedText {
  text: MeasuredText;
  boxes: MarkBox[];
}

/** Adds the marks of highlighted words to a laid out slide, as boxes behind the words' letters. */
export async function drawMarks(
  root: BoxNode,
  { texts }: MeasuredSlide,
  tools: InkTools,
  options: EngineNodeOptions,
): Promise<BoxNode> {
  const groups = new Map<string, MarkedText[]>();
  for (const text of texts) {
    const { node } = text;
    if (!node.ref || listMarked(node).length === 0 || options.isHidden?.(node)) continue;
    const key = textRefKey(node.ref);
    const freeBelowPx = findFreeBelow(text, texts);
    const boxes = await findBoxes(text, { key, freeBelowPx }, tools, options);
    groups.set(key, [...(groups.get(key) ?? []), { text, boxes }]);
  }
  return [...groups.values()].reduce(
    (tree, group) => insertGroup(tree, group.map(alignIn(group))),
    root,
  );
}

/** Returns the distance from a text to the next one under it, CSS px. */
function findFreeBelow({ rect }: MeasuredText, texts: readonly MeasuredText[]): number {
  const bottomPx = rect.yPx + rect.heightPx;
  const below = texts.filter(
    ({ rect: { xPx, yPx, widthPx } }) =>
      yPx >= bottomPx - 1 && xPx < rect.xPx + rect.widthPx && xPx + widthPx > rect.xPx,
  );
  return Math.max(0, Math.min(...below.map((other) => other.rect.yPx - bottomPx)));
}

async function findBoxes(
  text: MeasuredText,
  place: { key: string; freeBelowPx: number },
  tools: InkTools,
  options: EngineNodeOptions,
): Promise<MarkBox[]> {
  const { node, rect } = text;
  const ink = await readInk(text, tools, options);
  const marks = listMarked(node).flatMap(({ mark }) => mark ?? []);
  return placeMarks(ink, marks, { ...place, fontSizePx: Number(node.style.fontSize) }).map(
    (box) => ({
      ...box,
      xPx: rect.xPx + box.xPx,
      yPx: rect.yPx + box.yPx,
    }),
  );
}

/** Aligns the ends of marks that start or end their lines. */
function alignIn(group: readonly MarkedText[]): (marked: MarkedText) => MarkedText {
  const all = group.flatMap(({ boxes }) => boxes);
  return ({ text, boxes }) => {
    const mostPx = alignedEm * Number(text.node.style.fontSize);
    const alignBox = (box: MarkBox): MarkBox => {
      const rightPx = box.xPx + box.widthPx;
      const lefts = all.flatMap(({ startsLine, xPx }) => (startsLine ? xPx : []));
      const rights = all.flatMap(({ endsLine, xPx, widthPx }) => (endsLine ? xPx + widthPx : []));
      const isNear = (one: number) => (other: number) => Math.abs(one - other) <= mostPx;
      const xPx = box.startsLine ? Math.min(...lefts.filter(isNear(box.xPx))) : box.xPx;
      const endPx = box.endsLine ? Math.max(...rights.filter(isNear(rightPx))) : rightPx;
      return { ...box, xPx, widthPx: endPx - xPx };
    };
    return { text, boxes: boxes.map(alignBox) };
  };
}

/**
 * Inserts the marks of a text before it. If the text is drawn in several parts of the slide, its marks are before all of
 * them, so none is drawn over letters of another part.
 */
function insertGroup(root: BoxNode, group: readonly MarkedText[]): BoxNode {
  const [first] = group;
  const inChild = Math.min(...group.map(({ text }) => text.inChild));
  if (first && group.length === 1) {
    const { node, origin } = first.text;
    return insertBefore(
      root,
      node,
      first.boxes.map((box) => toNode(box, origin)),
    );
  }
  const boxes = group.flatMap((marked) =>
    marked.boxes.map((box) => toNode(box, { xPx: 0, yPx: 0 })),
  );
  return { ...root, children: root.children.toSpliced(inChild, 0, ...boxes) };
}

function insertBefore<Node extends SlideNode>(
  node: Node,
  text: TextNode,
  boxes: SlideNode[],
): Node {
  if (node.kind !== "box") return node;
  const children = node.children.flatMap((child): SlideNode[] =>
    child === text ? [...boxes, child] : [insertBefore(child, text, boxes)],
  );
  return { ...node, children };
}

function toNode(
  { xPx, yPx, widthPx, heightPx, style: own, src }: MarkBox,
  origin: MeasuredText["origin"],
): SlideNode {
  const [left, top] = [xPx - origin.xPx, yPx - origin.yPx];
  const style = { position: "absolute", left, top, width: widthPx, height: heightPx } as const;
  return src === undefined
    ? { kind: "box", style: { ...style, ...own }, children: [] }
    : { kind: "image", style, src };
}
