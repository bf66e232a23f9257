import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { wordsUnder } from "../../composition/frame.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { picture } from "../../composition/picture.ts";
import { at, disc } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { coverColumn } from "./cover-column.ts";
import { drawDiscs } from "./discs.ts";
import { hasFields } from "./fields.ts";
import { fitNumeral, placeNumeral } from "./numeral.ts";
import { titleNumber } from "./title-number.ts";
import { isDuotone } from "./tone.ts";

/** Of the stage's height and width: a block with a picture over the title, or beside it. */
const heights = { portrait: 0.45, square: 0.4, tall: 0.4, landscape: 1 } as const;
const besideNumeral = 0.38;
export const landscapeX = 0.56;

/** Whether the slide is a cover with a picture. */
export function isPictureCover({ layout, media }: Scene): boolean {
  return layout === "cover" && media !== null;
}

/** A grey picture as a block that runs over the slide's edge, the numeral beside it, a disc on its corner. */
export function* composePictureCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, shape, reading, widthPx, heightPx, context, squeeze } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const isLandscape = shape === "landscape";
  const number = titleNumber(scene);
  const tall = heightPx * heights[shape] * (squeeze > 0 ? 0.7 : 1);
  const frame: Area = isLandscape
    ? { x: widthPx * landscapeX, y: 0, width: widthPx * (1 - landscapeX), height: heightPx }
    : {
        x: number ? widthPx * besideNumeral : area.x,
        y: area.y - px(14),
        width: widthPx * (number ? 1 - besideNumeral : 1) - (number ? 0 : area.x),
        height: tall,
      };
  const below = frame.y + frame.height + px(56);
  const words: Area = isLandscape
    ? { ...area, width: frame.x - area.x - px(70) }
    : { ...area, y: below, height: area.y + area.height - below };
  const { under, room } = yield* wordsUnder(scene, skin, words, { sheet });
  const hasNumeral = number !== null && !isLandscape;
  const text = yield* coverColumn(scene, skin, {
    area: room,
    words: hasNumeral ? number.rest : reading.title,
    sheet,
    titleSize: 140,
    titleShare: 0.86,
  });
  const nodes: SlideNode[] = [];
  const shown = picture(
    scene,
    frame,
    isDuotone(scene) ? { image: { filter: "grayscale(1) contrast(1.15)" } } : {},
  );
  if (shown) nodes.push(shown);
  if (context.design.cornerAccent && hasFields(scene)) {
    const onEdge = drawDiscs(scene);
    const corner = {
      x: frame.x + (hasNumeral || isLandscape ? 0 : px(20)),
      y: isLandscape ? heightPx - px(150) : frame.y + frame.height - px(70),
    };
    const color = { backgroundColor: context.palette.secondary };
    nodes.push(...(onEdge.length > 0 ? onEdge : [disc(corner.x, corner.y, px(92), color)]));
  }
  if (hasNumeral) {
    const place: Area = {
      x: area.x,
      y: frame.y,
      width: frame.x - area.x - px(24),
      height: frame.height * 0.66,
    };
    const { sizePx } = yield* fitNumeral(scene, skin, number.value, place);
    nodes.push(
      placeNumeral(scene, skin, number.value, {
        area: { ...place, height: Math.min(place.height, sizePx * 0.71) },
        sizePx,
        color: sheet.accentLarge,
        align: "start",
      }),
    );
  }
  return [
    ...nodes,
    at(
      room,
      { flexDirection: "column", justifyContent: "flex-end" },
      box({ flexShrink: 0, display: "flex" }, text.node),
    ),
    ...under,
  ];
}
