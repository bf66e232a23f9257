import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { bigHeader } from "../../composers/statement.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene, StageShape } from "../../composition/scene.ts";
import { isTalkative } from "../../composition/cropped-strip.ts";
import { archRings } from "./parts.ts";
import { hasSidePicture, sidePicture } from "./side-picture.ts";

/** How large the picture is: shares of the free width and height, less on a squeezed slide. */
const pictureShare: Readonly<Record<StageShape, { width: number; height: number }>> = {
  portrait: { width: 0.76, height: 0.57 },
  tall: { width: 0.84, height: 0.55 },
  square: { width: 0.62, height: 0.52 },
  landscape: { width: 0, height: 0 },
};
const squeezed = [1, 0.78, 0.56] as const;

/** Times its share where the text is long. */
const besideMuchText = 0.78;

/** The picture in an arch, headline and text on its axis. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, squeeze, reading, widthPx, colors } = scene;
  const area = hand.area(scene, hand);
  const isSide = hasSidePicture(scene);
  const isLong = isTalkative(scene);
  const shares = pictureShare[shape];
  const width = Math.round(area.width * shares.width);
  const frame: Area = isSide
    ? sidePicture(scene)
    : {
        x: (widthPx - width) / 2,
        y: area.y + px(10),
        width,
        height: Math.round(
          area.height * shares.height * squeezed[squeeze] * (isLong ? besideMuchText : 1),
        ),
      };
  const align = isSide ? "start" : "center";
  const wordsY = isSide ? area.y : frame.y + frame.height + px(44);
  const { under, room } = yield* beside(scene, evenLines(hand), {
    area: {
      x: area.x,
      y: wordsY,
      width: Math.floor(isSide ? frame.x - area.x - px(100) : area.width),
      height: area.y + area.height - wordsY,
    },
    after: reading.blocks,
    media: false,
    align,
    most: isLong ? 0.74 : 0.6,
    gapDesign: 30,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: isSide ? 124 : 116, align });
  const shown = picture(scene, frame, {
    style: { borderTopLeftRadius: frame.width / 2, borderTopRightRadius: frame.width / 2 },
  });
  const lines = isSide ? { ...frame, height: frame.height + px(20) } : frame;
  return [
    ...archRings(scene, lines, {
      count: isSide ? 2 : 1,
      step: 20,
      color: colors.paper.accentLarge,
    }),
    ...(shown ? [shown] : []),
    at(room, { flexDirection: "column", justifyContent: "center" }, big.node),
    ...under,
  ];
}
