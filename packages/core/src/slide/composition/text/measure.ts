import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../fit/composing.ts";
import { drawSymbol, type Letters } from "../scene/lettering.ts";
import type { Scene } from "../scene/scene.ts";

/** Font size for measuring, CSS px. It is so large that rounding to whole px doesn't matter. */
const probePx = 100;

/** A width that no line of a post reaches, CSS px. */
const endlessPx = 100_000;

/** Measures each node's height and text width, CSS px. Text wraps only in nodes that have a width. */
export function* measure(
  nodes: readonly SlideNode[],
): Composing<{ widthsPx: number[]; heightsPx: number[] }> {
  return yield {
    role: "measure",
    minPx: probePx,
    maxPx: probePx,
    // A word may be wider than its node: nothing is drawn at this size.
    mayOverflow: true,
    build: () =>
      nodes.map((node) => ({ node, widthPx: endlessPx, heightPx: Number.POSITIVE_INFINITY })),
  };
}

export function* measureEms(
  scene: Scene,
  lines: readonly (readonly [content: string, letters: Letters])[],
): Composing<number[]> {
  const nodes = lines.map(([content, letters]) =>
    drawSymbol(scene, content, { letters, sizePx: probePx, color: "#000000" }),
  );
  const { widthsPx } = yield* measure(nodes);
  return widthsPx.map((px) => px / probePx);
}
