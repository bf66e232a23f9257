import type { SlideNode } from "../../drawing/node.ts";
import type { Composing, FitPart } from "./composing.ts";

/** Words and the size at which they fit their box; CSS px. */
export interface Fitted {
  node: SlideNode;
  sizePx: number;
  heightPx: number;
}

/** The box of words and the sizes between which theirs is looked for; CSS px. */
export interface FitBox {
  widthPx: number;
  heightPx: number;
  minPx: number;
  maxPx: number;
  /** As of a `FitRequest`. */
  mayOverflow?: boolean;
}

/** The least sizes of each kind of type, CSS px. */
export interface Floors {
  headline: number;
  body: number;
  furniture: number;
  code: number;
}

/** 44, 28 and 24 px in the exported file. */
const leastPx: Floors = { headline: 22, body: 14, furniture: 12, code: 12 };

/** The least sizes on a slide that is 360 px wide, as on a small phone. */
const phone = { widthPx: 360, headline: 9, body: 9, furniture: 8, code: 7 } as const;

/** The least readable sizes on a stage of that width. */
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

/** Words as large as their box lets them be. */
export function* fitNode(
  role: string,
  { widthPx, heightPx, minPx, maxPx, mayOverflow = false }: FitBox,
  build: (sizePx: number) => SlideNode,
): Composing<Fitted> {
  const found = yield {
    role,
    ...range(minPx, maxPx),
    mayOverflow,
    build: (sizePx) => [{ node: build(sizePx), widthPx, heightPx }],
  };
  return {
    node: build(found.sizePx),
    sizePx: found.sizePx,
    heightPx: found.heightsPx[0] ?? heightPx,
  };
}

/** The one size at which all siblings fit, each its own box, and how high each is then. */
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
