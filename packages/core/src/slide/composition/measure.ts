import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "./composing.ts";
import { sign, type Letters } from "./lettering.ts";
import type { Scene } from "./scene.ts";

/** Large enough that rounding to whole px is lost in it, CSS px. */
const probePx = 100;

/** Wider than any line of a post, CSS px. */
const endlessPx = 100_000;

/** Asks how large nodes come out, each in a room of that width, CSS px. */
function* measure(
  nodes: readonly SlideNode[],
  widthPx: number,
): Composing<{ widthsPx: number[]; heightsPx: number[] }> {
  return yield {
    role: "measure",
    minPx: probePx,
    maxPx: probePx,
    build: () =>
      nodes.map((node) => ({
        node,
        widthPx,
        heightPx: Number.POSITIVE_INFINITY,
      })),
  };
}

/** How wide each of some texts is in one line, times its size. */
export function* measureEms(
  scene: Scene,
  texts: readonly string[],
  letters: Letters,
): Composing<number[]> {
  const setting = { letters, sizePx: probePx, color: "#000000" };
  const lines = texts.map((content) => sign(scene, content, setting));
  const { widthsPx } = yield* measure(lines, endlessPx);
  return widthsPx.map((px) => px / probePx);
}
