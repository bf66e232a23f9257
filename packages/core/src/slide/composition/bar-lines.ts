import type { SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Bar } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { fitSiblings, floorPx } from "./fit.ts";
import { paragraph, type Letters } from "./lettering.ts";
import { row } from "./place.ts";
import type { Scene } from "./scene.ts";

/** How the label or the value of a bar is set. */
export interface BarWords {
  letters: Letters;
  color: string;
  /** Of the line's width. */
  share: number;
  /** Times the size of the line; 1 unless said otherwise. */
  scale?: number;
  style?: SlideStyle;
}

/** The line of each bar: its label at the start and its value at the end, all in the one size at which each fits. */
export function* fitBarLines(
  scene: Scene,
  bars: readonly Bar[],
  {
    widthPx,
    heightPx,
    maxSize,
    look,
  }: {
    widthPx: number;
    heightPx: number;
    /** Design px. */
    maxSize: number;
    look: (bar: Bar) => { label: BarWords; value: BarWords };
  },
): Composing<{ lines: SlideNode[]; heightsPx: number[] }> {
  const build = (sizePx: number) =>
    bars.map((bar) => {
      const { label, value } = look(bar);
      const setting = ({ share, scale = 1, ...words }: BarWords) => ({
        ...words,
        sizePx: sizePx * scale,
        widthPx: Math.floor(widthPx * share),
      });
      return row(
        { width: widthPx, justifyContent: "space-between", alignItems: "flex-end" },
        paragraph(scene, bar.label, setting(label)),
        paragraph(scene, bar.text, { ...setting(value), align: "end" }),
      );
    });
  const { sizePx, heightsPx } = yield* fitSiblings(
    "bars",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, scene.px(maxSize)) },
    (size) => build(size).map((node) => ({ node, widthPx, heightPx: Math.max(1, heightPx) })),
  );
  return { lines: build(sizePx), heightsPx };
}
