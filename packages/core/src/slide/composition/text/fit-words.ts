import type { Scene } from "../scene/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { paragraph, type Letters } from "../scene/lettering.ts";
import type { Composing } from "../fit/composing.ts";
import { fitSiblings } from "../fit/fit.ts";

/** Finds the largest font size at which each text fits its own box. */
export function* fitWords(
  scene: Scene,
  role: string,
  words: readonly Words[],
  {
    boxes,
    letters,
    maxSize,
    minPx = scene.floorPx.body,
  }: {
    boxes: readonly { widthPx: number; heightPx: number }[];
    letters: Letters;
    /** Largest font size, design px. */
    maxSize: number;
    minPx?: number;
  },
): Composing<{ sizePx: number; heightsPx: number[] }> {
  return yield* fitSiblings(role, { minPx, maxPx: scene.px(maxSize) }, (sizePx) =>
    words.flatMap((content, index) => {
      const room = boxes[Math.min(index, boxes.length - 1)];
      if (!room) return [];
      const node = paragraph(scene, content, {
        letters,
        sizePx,
        color: "#000000",
        widthPx: Math.floor(room.widthPx),
      });
      return [{ node, ...room }];
    }),
  );
}
