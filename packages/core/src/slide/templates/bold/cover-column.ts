import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { fitHeadline } from "../../composition/fit-headline.ts";
import { share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph, smallMarking } from "../../composition/lettering.ts";
import { column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { headlineLetters, markingOn } from "./fields.ts";

/** Design px between the title and the subtitle. */
const subtitleGap = 30;

/** The title over the subtitle in one column, and how high both are. */
export function* coverColumn(
  scene: Scene,
  hand: TemplateHand,
  {
    area,
    words,
    sheet,
    titleSize,
    titleShare,
  }: { area: Area; words: Words; sheet: Sheet; titleSize: number; titleShare: number },
): Composing<{ node: SlideNode; heightPx: number }> {
  const { px, reading } = scene;
  const widthPx = Math.floor(area.width);
  const subtitle =
    reading.header.text.trim() === ""
      ? null
      : yield* fitNode(
          "subtitle",
          { widthPx, heightPx: area.height * 0.24, minPx: floorPx.body, maxPx: px(46) },
          (sizePx) =>
            paragraph(scene, reading.header, {
              letters: {
                family: "body",
                weight: 600,
                leading: 1.28,
                tracking: -0.01,
                balanced: true,
              },
              sizePx,
              color: sheet.ink,
              marking: smallMarking(sheet),
              widthPx,
            }),
        );
  const below = subtitle ? subtitle.heightPx + px(subtitleGap) : 0;
  const title = yield* fitHeadline(scene, hand, "title", words, {
    widthPx,
    heightPx: Math.min(area.height * share(scene, titleShare), area.height - below),
    maxSize: titleSize,
    sheet,
    letters: headlineLetters(scene, hand.letters.headline, words, sheet),
    marking: markingOn(scene, sheet),
  });
  return {
    node: column(
      { width: widthPx, rowGap: px(subtitleGap) },
      title?.node ?? null,
      subtitle?.node ?? null,
    ),
    heightPx: (title?.heightPx ?? 0) + below,
  };
}
