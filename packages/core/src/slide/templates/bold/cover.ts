import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { composeCoverAs, coverWords } from "../../composers/cover.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import type { CoverLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { composeImageCover } from "./cover-image.ts";
import { discsOf } from "./discs.ts";
import { coverWordsOn } from "./cover-words.ts";
import { composePoster } from "./poster.ts";
import { fitNumeral, placeNumeral } from "./numeral.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Gap between the large number and the title, design px. */
const numeralGap = 44;

/** Width of the large number with its gap on a landscape slide, as a fraction of the free width. */
const landscapeNumeral = 0.36;

/** Largest font size (design px) of a title whose number is drawn separately and larger. */
const besideNumeral = 152;

/** Composes the title in very large type on the primary colour. A number in the title is drawn even larger. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  if (scene.media) return yield* composeImageCover(scene, skin);
  const number = titleNumber(scene);
  if (number) return yield* composeNumeralCover(scene, skin, number);
  const poster = scene.squeeze === 0 ? yield* composePoster(scene, skin) : null;
  return poster ?? (yield* composeCoverAs(scene, skin, claim(scene, skin)));
}

/** Places the title at the bottom of the free area, in the largest font size that fits. */
const claim: LookBuilder<CoverLook> = (scene, skin) => {
  const sheet = skin.sheetOf(scene);
  const title = { size: skin.sizes.cover, most: 0.9 };
  return {
    around: textAtFoot(scene, skin, skin.area(scene, skin), { sheet }),
    placement: "foot",
    ...coverWordsOn(scene, skin, scene.reading.title, title),
  };
};

/**
 * Draws the title's number as large as the free area allows. The rest of the title is below the number, or beside it on
 * a landscape slide.
 */
function* composeNumeralCover(
  scene: Scene,
  skin: TemplateSkin,
  { value, rest }: { value: Words; rest: Words },
): Composing<SlideNode[]> {
  const { px, shape } = scene;
  const sheet = skin.sheetOf(scene);
  const isLandscape = shape === "landscape";
  const { under, room } = yield* textAtFoot(scene, skin, skin.area(scene, skin), { sheet });
  const numeralPx = isLandscape ? room.width * landscapeNumeral : 0;
  const column = inset(room, { left: numeralPx });
  const title = { size: besideNumeral, most: isLandscape ? 0.8 : 0.46 };
  const words = yield* coverWords(scene, skin, column, coverWordsOn(scene, skin, rest, title));
  const box = isLandscape
    ? { ...room, width: numeralPx - px(numeralGap) }
    : {
        ...inset(room, { bottom: words.heightPx + px(numeralGap) }),
        width: besideDiscs(scene, skin) - room.x,
      };
  // Digits don't reach the top of their line, so the area starts 10 design px higher.
  const area = {
    ...box,
    y: box.y - px(10),
    height: isLandscape ? box.height : box.height + px(10),
  };
  const { sizePx } = yield* fitNumeral(scene, skin, value, area);
  return [
    placeNumeral(scene, skin, value, { area, sizePx, color: sheet.lead }),
    boxAt(footOf(column, words.heightPx), {}, words.node),
    ...under,
  ];
}

/** Returns the `x` up to which a number may extend, CSS px: clear of the discs and of the slide's margin. */
function besideDiscs(scene: Scene, { margin }: TemplateSkin): number {
  const { px, widthPx } = scene;
  const starts = discsOf(scene).map(({ x, radius }) => x - radius);
  return Math.min(widthPx - px(margin), ...starts) - px(28);
}
