import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { callIcon } from "./call-icon.ts";
import { icon } from "./icons.ts";
import { paragraph, type Letters } from "../scene/lettering.ts";
import { row } from "../scene/boxes.ts";
import type { Scene } from "../scene/scene.ts";

/** How the text of a call-out is drawn. `sidePx` is the padding left and right, `endsPx` above and below; CSS px. */
interface CalloutWords {
  letters: Letters;
  sizePx: number;
  color: string;
  align?: "center";
  widthPx: number;
  sidePx: number;
  endsPx: number;
}

/** Draws a call-out as a coloured box as wide as its column. */
export function fieldCallout(
  scene: Scene,
  words: Words,
  { sidePx, endsPx, widthPx, ...setting }: CalloutWords,
  style: SlideStyle,
): SlideNode {
  return row(
    { width: widthPx, padding: `${endsPx}px ${sidePx}px`, ...style },
    paragraph(scene, words, { ...setting, widthPx: Math.floor(widthPx - 2 * sidePx) }),
  );
}

/** Draws a call-out as a pill as wide as its text. If the text is a call to action, its icon comes first. */
export function pillCallout(
  scene: Scene,
  words: Words,
  { sidePx, endsPx, widthPx, ...setting }: CalloutWords,
  style: SlideStyle,
): SlideNode {
  const { sizePx, color } = setting;
  const name = callIcon(words.text);
  const gapPx = name ? scene.px(22) : 0;
  const iconPx = name ? sizePx * 1.05 : 0;
  return row(
    {
      alignItems: "center",
      columnGap: gapPx,
      padding: `${endsPx}px ${sidePx}px`,
      maxWidth: widthPx,
      ...style,
    },
    name && icon(name, iconPx, color, { strokeWidth: 2.4 }),
    paragraph(scene, words, {
      ...setting,
      style: { flexShrink: 1, maxWidth: Math.floor(widthPx - 2 * sidePx - iconPx - gapPx) },
    }),
  );
}
