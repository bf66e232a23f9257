import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { paragraph, type Letters } from "../../composition/scene/lettering.ts";
import { row } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";

interface CalloutSetting {
  sizePx: number;
  widthPx: number;
}

export const calloutLetters: Letters = {
  family: "heading",
  weight: 800,
  leading: 1.16,
  tracking: -0.025,
  balanced: true,
};

/** Draws a call-out on a coloured box as wide as its text, at most `widthPx`. */
export function plateCallout(
  scene: Scene,
  sheet: Sheet,
  words: Words,
  { sizePx, widthPx }: CalloutSetting,
): SlideNode {
  const { px } = scene;
  return row(
    { width: widthPx },
    box(
      {
        display: "flex",
        flexShrink: 1,
        backgroundColor: sheet.background,
        padding: `${px(20)}px ${px(28)}px`,
      },
      paragraph(scene, words, {
        letters: calloutLetters,
        sizePx: Math.max(scene.floorPx.body, sizePx),
        color: sheet.ink,
        style: { flexShrink: 1, maxWidth: Math.floor(widthPx - px(56)) },
      }),
    ),
  );
}

/** Draws a call-out beside a thick bar in the primary colour. */
export function barCallout(
  scene: Scene,
  words: Words,
  { sizePx, widthPx }: CalloutSetting,
): SlideNode {
  const { px, colors } = scene;
  const sheet = colors.paper;
  const [barPx, gapPx] = [px(14), px(28)];
  return row(
    { width: widthPx, columnGap: gapPx, alignItems: "stretch" },
    box({ width: barPx, flexShrink: 0, backgroundColor: sheet.accentLarge }),
    box(
      { display: "flex", paddingTop: px(14), paddingBottom: px(14) },
      paragraph(scene, words, {
        letters: { ...calloutLetters, weight: 700, leading: 1.2 },
        sizePx: Math.max(scene.floorPx.body, sizePx),
        color: sheet.ink,
        widthPx: Math.floor(widthPx - barPx - gapPx),
      }),
    ),
  );
}
