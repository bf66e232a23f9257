import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing, FitPart } from "./composing.ts";

/** A node that fits its box, with its font size, its height and the width of its words, CSS px. */
export interface Fitted {
  node: SlideNode;
  sizePx: number;
  heightPx: number;
  wordsPx: number;
}

/** The box of a node, and the smallest and largest font size to search; CSS px. */
export interface FitBox {
  widthPx: number;
  heightPx: number;
  minPx: number;
  maxPx: number;
  /** See `FitRequest.mayOverflow`. */
  mayOverflow?: boolean;
  /** See `FitRequest.fills`. */
  fills?: number;
}

/** Smallest font size of each kind of text, CSS px. `furniture` is the text of top row and foot. */
export interface Floors {
  headline: number;
  body: number;
  furniture: number;
  code: number;
}

/** Smallest font sizes in any format, CSS px. Exported images have twice as many pixels. */
const leastPx: Floors = { headline: 22, body: 14, furniture: 12, code: 12 };

/** Smallest font sizes on a small phone, where the slide is `widthPx` wide; all in CSS px of the phone. */
const phone = { widthPx: 360, headline: 9, body: 9, furniture: 8, code: 7 } as const;

/** Returns the smallest readable font sizes for a slide of that width, CSS px. */
export function findFloors(widthPx: number): Floors {
  const floor = (kind: keyof Floors) =>
    Math.max(leastPx[kind], Math.ceil((widthPx / phone.widthPx) * phone[kind] * 2) / 2);
  return {
    headline: floor("headline"),
    body: floor("body"),
    furniture: floor("furniture"),
    code: floor("code"),
  };
}

/** The part of its height that large words and a slide's only text have to use. */
export const filled = { words: 0.66, text: 0.8 } as const;

/** Fits a node into its box in the largest possible font size. */
export function* fitNode(
  role: string,
  { widthPx, heightPx, minPx, maxPx, mayOverflow = false, fills = 0 }: FitBox,
  build: (sizePx: number) => SlideNode,
): Composing<Fitted> {
  const found = yield {
    role,
    ...range(minPx, maxPx),
    mayOverflow,
    fills,
    build: (sizePx) => [{ node: build(sizePx), widthPx, heightPx }],
  };
  return {
    node: build(found.sizePx),
    sizePx: found.sizePx,
    heightPx: found.heightsPx[0] ?? heightPx,
    wordsPx: found.widthsPx[0] ?? widthPx,
  };
}

/** Finds the largest font size at which every node fits its own box, and each node's height at that size, CSS px. */
export function* fitSiblings(
  role: string,
  { minPx, maxPx }: Pick<FitBox, "minPx" | "maxPx">,
  build: (sizePx: number) => FitPart[],
): Composing<{ sizePx: number; heightsPx: number[] }> {
  return yield { role, ...range(minPx, maxPx), build };
}

function range(minPx: number, maxPx: number): { minPx: number; maxPx: number } {
  return { minPx, maxPx: Math.max(minPx, maxPx) };
}
