import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";

/** Of the height that the picture takes, as the slide is squeezed. */
const shares = [0.58, 0.46, 0.36] as const;
/** Of the picture's height, where it is as good as gone. */
const clear = 0.93;

/** The picture melts into the ground under the top row and over the words; on a landscape stage it is a rounded pane. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, widthPx, heightPx, shape, squeeze, reading } = scene;
  const area = hand.area(scene, hand);
  const isSplit = shape === "landscape";
  const tallPx = Math.round(heightPx * (shares[squeeze] - (shape === "square" ? 0.06 : 0)));
  const frame = isSplit
    ? {
        ...area,
        x: area.x + Math.round(area.width * 0.52),
        width: Math.round(area.width * 0.48),
      }
    : { x: 0, y: 0, width: widthPx, height: tallPx };
  const top = tallPx * clear;
  const words = isSplit
    ? { ...area, width: frame.x - area.x - px(60) }
    : { ...area, y: top, height: area.y + area.height - top };
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: words,
    after: reading.blocks,
    media: false,
    most: 0.62,
    gapDesign: 32,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: hand.sizes.headline });
  const rowPx = area.y;
  const melt = `linear-gradient(180deg, rgba(0, 0, 0, 0.1) ${Math.round(rowPx * 0.66)}px, #000 ${Math.round(rowPx * 1.5)}px, #000 66%, rgba(0, 0, 0, 0.12) ${clear * 100 - 3}%, transparent 100%)`;
  const shown = isSplit
    ? picture(scene, frame, { style: { borderRadius: px(56) } })
    : picture(scene, frame, {
        image: { maskImage: melt },
        style: { backgroundColor: "rgba(0, 0, 0, 0)" },
      });
  const spare = isSplit ? Math.max(0, (room.height - big.heightPx) / 2) : 0;
  return [
    ...(shown ? [shown] : []),
    ...over,
    at(
      { ...room, y: room.y - spare },
      { flexDirection: "column", justifyContent: "flex-end" },
      big.node,
    ),
    ...(spare > 0
      ? [at({ x: 0, y: -spare, width: widthPx, height: heightPx }, {}, ...under)]
      : under),
  ];
}
