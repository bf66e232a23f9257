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

/** The floors of the three kinds of type, CSS px: 44, 28 and 24 px in the exported file. */
export const floorPx = { headline: 22, body: 14, furniture: 12 } as const;

/** A slide is this wide on a small phone, px; body text and code are at least so large there. */
const phone = { widthPx: 360, bodyPx: 9, codePx: 7 } as const;

/** The least body that is read on a phone, CSS px of that stage. */
export function readablePx({ widthPx }: { widthPx: number }): number {
  return Math.max(floorPx.body, (widthPx / phone.widthPx) * phone.bodyPx);
}

/** The least code that is read on a phone, CSS px of that stage. */
export function readableCodePx({ widthPx }: { widthPx: number }): number {
  return Math.max(floorPx.furniture, (widthPx / phone.widthPx) * phone.codePx);
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
