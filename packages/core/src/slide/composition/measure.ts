import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "./composing.ts";
import { sign, type Letters } from "./lettering.ts";
import type { Scene } from "./scene.ts";

/** Type size for measuring, CSS px; large enough that rounding to whole px doesn't matter. */
const probePx = 100;

/** Wider than any line of a post, CSS px. */
const endlessPx = 100_000;

/** Measures the width of each node's words and its height, CSS px; words wrap only in a node with a width. */
export function* measure(
  nodes: readonly SlideNode[],
): Composing<{ widthsPx: number[]; heightsPx: number[] }> {
  return yield {
    role: "measure",
    minPx: probePx,
    maxPx: probePx,
    build: () =>
      nodes.map((node) => ({ node, widthPx: endlessPx, heightPx: Number.POSITIVE_INFINITY })),
  };
}

/** Measures the width of each line of text, em. */
export function* measureEms(
  scene: Scene,
  lines: readonly (readonly [content: string, letters: Letters])[],
): Composing<number[]> {
  const nodes = lines.map(([content, letters]) =>
    sign(scene, content, { letters, sizePx: probePx, color: "#000000" }),
  );
  const { widthsPx } = yield* measure(nodes);
  return widthsPx.map((px) => px / probePx);
}
