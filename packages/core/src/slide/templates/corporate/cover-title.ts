import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { coverWords } from "../../composers/cover.ts";
import type { Composing } from "../../composition/composing.ts";
import { share } from "../../composition/frame.ts";
import { column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";

/** Design px. */
const subtitleGap = 28;

/** The cover's title over its subtitle, as large as an area lets them be, and how high both are. */
export function* fitTitle(
  scene: Scene,
  skin: TemplateSkin,
  { area, sheet, size }: { area: Area; sheet: Sheet; size: number },
): Composing<{ node: SlideNode; heightPx: number }> {
  const gapPx = scene.px(subtitleGap);
  const below = (subtitlePx: number) => (subtitlePx > 0 ? subtitlePx + gapPx : 0);
  const { title, subtitle } = yield* coverWords(scene, skin, {
    area,
    sheet,
    titleSize: size,
    titlePx: (subtitlePx) => (area.height - below(subtitlePx)) * share(scene, 1),
    subtitle: {
      size: 48,
      most: 0.26,
      letters: { ...skin.letters.lead, leading: 1.26, balanced: true },
    },
  });
  return {
    node: column({ width: area.width, rowGap: gapPx }, title.node, subtitle.node),
    heightPx: title.heightPx + below(subtitle.heightPx),
  };
}
