import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { coverWords } from "../../composers/cover.ts";
import type { Composing } from "../../composition/composing.ts";
import { share } from "../../composition/frame.ts";
import type { Letters } from "../../composition/lettering.ts";
import { column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { headlineLetters, markingOn } from "./fields.ts";

/** Design px between the title and the subtitle. */
const subtitleGap = 30;
const subtitleLetters: Letters = {
  family: "body",
  weight: 600,
  leading: 1.28,
  tracking: -0.01,
  balanced: true,
};

/** The title over the subtitle in one column, and how high both are. */
export function* coverColumn(
  scene: Scene,
  skin: TemplateSkin,
  {
    titleShare,
    ...setting
  }: { area: Area; words: Words; sheet: Sheet; titleSize: number; titleShare: number },
): Composing<{ node: SlideNode; heightPx: number }> {
  const { area, words, sheet } = setting;
  const gapPx = scene.px(subtitleGap);
  const below = (subtitlePx: number) => (subtitlePx > 0 ? subtitlePx + gapPx : 0);
  const { title, subtitle } = yield* coverWords(scene, skin, {
    ...setting,
    titlePx: (subtitlePx) =>
      Math.min(area.height * share(scene, titleShare), area.height - below(subtitlePx)),
    titleLetters: headlineLetters(scene, skin.letters.headline, words, sheet),
    marking: markingOn(scene, sheet),
    subtitle: { size: 46, most: 0.24, letters: subtitleLetters },
  });
  return {
    node: column({ width: Math.floor(area.width), rowGap: gapPx }, title.node, subtitle.node),
    heightPx: title.heightPx + below(subtitle.heightPx),
  };
}
