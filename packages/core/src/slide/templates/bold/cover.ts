import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { wordsUnder } from "../../composition/frame.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { coverColumn } from "./cover-column.ts";
import { composePictureCover } from "./cover-picture.ts";
import { discsBottom, discsOf } from "./discs.ts";
import { fitNumeral, placeNumeral } from "./numeral.ts";
import { titleNumber } from "./title-number.ts";

/** Design px between the numeral and the title. */
const numeralGap = 44;

/** Of the room's width, on a landscape stage. */
const landscapeNumeral = 0.36;

/** A title's size with a numeral over it, which is the larger of the two. */
const besideNumeral = 152;

/** One claim on the primary: the title's number as high as the free room, the rest of the title under it. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  if (scene.media) return yield* composePictureCover(scene, skin);
  const { px, shape, reading, widthPx } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const { under, room } = yield* wordsUnder(scene, skin, area, { sheet });
  const number = titleNumber(scene);
  const isLandscape = shape === "landscape";
  const top = number ? room.y : Math.max(room.y, discsBottom(scene) + px(24));
  const numeralWidth = isLandscape && number ? room.width * landscapeNumeral : 0;
  const width = isLandscape && !number ? room.width * 0.8 : room.width - numeralWidth;
  const place = { ...room, x: room.x + numeralWidth, y: isLandscape ? room.y : top, width };
  const most = room.y + room.height - place.y;
  const words = yield* coverColumn(scene, skin, {
    area: { ...place, height: most },
    words: number?.rest ?? reading.title,
    sheet,
    titleSize: number ? besideNumeral : skin.sizes.cover,
    titleShare: number && !isLandscape ? 0.46 : 0.8,
  });
  const block = at(
    { ...place, y: room.y + room.height - words.heightPx, height: words.heightPx },
    {},
    words.node,
  );
  if (!number) return [block, ...under];
  const left =
    Math.min(widthPx - area.x, ...discsOf(scene).map(({ x, radius }) => x - radius)) - px(28);
  const box: Area = isLandscape
    ? { ...room, y: room.y - px(10), width: numeralWidth - px(numeralGap) }
    : {
        x: room.x,
        y: room.y - px(10),
        width: left - room.x,
        height: room.height - words.heightPx - px(numeralGap) + px(10),
      };
  const numeral = yield* fitNumeral(scene, skin, number.value, box);
  return [
    placeNumeral(scene, skin, number.value, {
      area: box,
      sizePx: numeral.sizePx,
      color: sheet.accentLarge,
      align: "start",
    }),
    block,
    ...under,
  ];
}
