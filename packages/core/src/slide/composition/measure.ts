import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "./composing.ts";
import { sign, type Letters } from "./lettering.ts";
import type { Scene } from "./scene.ts";

/** Large enough that rounding to whole px is lost in it, CSS px. */
const probePx = 100;

/** Wider than any line of a post, CSS px. */
const endlessPx = 100_000;

/** Asks how wide the words of nodes are and how high the nodes; words wrap only in a node with a width. */
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

/** How wide each of some lines of text is, times its size. */
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
