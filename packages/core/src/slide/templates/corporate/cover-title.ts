import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { fitHeadline } from "../../composition/fit-headline.ts";
import { share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, smallMarking } from "../../composition/lettering.ts";
import type { Area, Scene } from "../../composition/scene.ts";

/** Design px. */
const subtitleGap = 28;

/** The cover's subtitle and title as large as an area lets them be, and how high both are together. */
export function* fitTitle(
  scene: Scene,
  hand: TemplateHand,
  { area, sheet, size }: { area: Area; sheet: Sheet; size: number },
): Composing<{ title: SlideNode | null; subtitle: SlideNode | null; heightPx: number }> {
  const { px, reading } = scene;
  const widthPx = Math.floor(area.width);
  const subtitle =
    reading.header.text.trim() === ""
      ? null
      : yield* fitNode(
          "subtitle",
          { widthPx, heightPx: area.height * 0.26, minPx: floorPx.body, maxPx: px(48) },
          (sizePx) =>
            paragraph(scene, reading.header, {
              letters: { ...hand.letters.lead, leading: 1.26, balanced: true },
              sizePx,
              color: sheet.ink,
              marking: smallMarking(sheet),
              widthPx,
            }),
        );
  const below = subtitle ? subtitle.heightPx + px(subtitleGap) : 0;
  const title = yield* fitHeadline(scene, hand, "title", reading.title, {
    widthPx,
    heightPx: (area.height - below) * share(scene, 1),
    maxSize: size,
    sheet,
  });
  return {
    title: title?.node ?? null,
    subtitle: subtitle?.node ?? null,
    heightPx: (title?.heightPx ?? 0) + below,
  };
}
