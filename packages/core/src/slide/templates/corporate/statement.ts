import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { barIndent, drawBar } from "./head.ts";
import { drawPanorama, panoramaTop } from "./panorama.ts";

/** The claim beside a bar at the top, what explains it under it, the rising columns at the foot. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, colors, reading, context } = scene;
  const sheet = colors.paper;
  const left = barIndent(scene);
  const whole = hand.area(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area: whole });
  const area = inset(room, { left });
  const widthPx = Math.floor(area.width * (shape === "landscape" ? 0.86 : 0.97));
  const hasWords = reading.blocks.length > 0;
  const words = hasWords
    ? yield* fitNode(
        "words",
        { widthPx, heightPx: area.height * 0.3, minPx: floorPx.body, maxPx: px(50) },
        (sizePx) => flowBlocks(scene, evenLines(hand), reading.blocks, { sizePx, widthPx, sheet }),
      )
    : null;
  const gapPx = words ? px(46) : 0;
  const left1 = area.height - (words?.heightPx ?? 0) - gapPx;
  const big = yield* bigHeader(scene, hand, {
    area: { ...area, width: widthPx, height: Math.min(left1, area.height * 0.66) },
    maxSize: hand.sizes.statement,
  });
  const place = { ...area, height: big.heightPx };
  const end = area.y + big.heightPx + gapPx + (words?.heightPx ?? 0);
  const isFree = under.length === 0 && panoramaTop(scene) > end;
  return [
    ...drawPanorama(scene, isFree ? "strong" : "faint"),
    ...(context.design.headerUnderline ? [drawBar(scene, sheet, place)] : []),
    ...over,
    at(place, {}, big.node),
    ...(words
      ? [at({ ...area, y: area.y + big.heightPx + gapPx, height: words.heightPx }, {}, words.node)]
      : []),
    ...under,
  ];
}
