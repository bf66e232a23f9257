import { isTalkative } from "../../composition/cropped-strip.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { bigHeader } from "../../composers/statement.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { besidePicture, columnsOf, hang, hung, landscapePicture, lineTop } from "./grid.ts";

/** The picture's share of the free height, less on a squeezed slide. */
const pictureShares = [0.56, 0.44, 0.34] as const;

/** Times its share where the text is long. */
const besideMuchText = 0.78;

/** The picture from the second column on, bleeding off at the right; headline and text under it. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, squeeze, widthPx } = scene;
  const area = hand.area(scene, hand);
  const isLandscape = shape === "landscape";
  const isLong = isTalkative(scene);
  const top = lineTop(scene);
  const x = columnsOf(scene, area).start(1);
  const frame = isLandscape
    ? landscapePicture(scene)
    : {
        x,
        y: top,
        width: widthPx - x,
        height: Math.round(area.height * pictureShares[squeeze] * (isLong ? besideMuchText : 1)),
      };
  const wordsTop = frame.y + frame.height + px(52);
  const words = isLandscape
    ? { ...area, width: besidePicture(scene, hand.margin) }
    : { ...area, y: wordsTop, height: area.y + area.height - wordsTop };
  const text = isLandscape ? words : hung(scene, words);
  const { under, room } = yield* beside(scene, hand, {
    area: text,
    after: scene.reading.blocks,
    media: false,
    most: isLong ? 0.74 : 0.6,
  });
  const place = { ...room, x: words.x, width: words.width };
  const big = yield* bigHeader(scene, hand, { area: place, maxSize: hand.sizes.headline });
  const shown = picture(scene, frame);
  return [...(shown ? [shown] : []), hang(at(place, {}, big.node), big.sizePx), ...under];
}
