import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { beside } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { picture } from "../composition/picture.ts";
import { at, inset } from "../composition/place.ts";
import type { Scene } from "../composition/scene.ts";
import { bigHeader } from "./statement.ts";

/** The picture over the words, or beside them on a landscape stage, where nothing lies over it. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const area = hand.area(scene, hand);
  const { shape, px, squeeze } = scene;
  const isLandscape = shape === "landscape";
  const tall = [0.54, 0.42, 0.3][squeeze] ?? 0.3;
  const half = area.width / 2;
  const frame = isLandscape
    ? { ...area, x: area.x + half, width: half }
    : { ...area, height: area.height * tall };
  const gapPx = px(48);
  const words = isLandscape
    ? { ...area, width: half - gapPx }
    : inset(area, { top: frame.height + gapPx });
  const { over, under, room } = yield* beside(scene, hand, {
    area: words,
    after: scene.reading.blocks,
    media: false,
    most: 0.6,
  });
  const big = yield* bigHeader(scene, hand, { area: room, maxSize: hand.sizes.headline });
  const shown = picture(scene, frame, { style: { borderRadius: px(24) } });
  return [
    ...(shown ? [shown] : []),
    ...over,
    at(room, { flexDirection: "column", justifyContent: "center" }, big.node),
    ...under,
  ];
}
