import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { coverWords } from "../../composers/cover.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt, disc } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { coverWordsOn } from "./cover-words.ts";
import { drawDiscs } from "./discs.ts";
import { hasFields } from "./fields.ts";
import { figureHeight, fitNumeral, placeNumeral } from "./numeral.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Height of the image, as a fraction of the slide's height. */
const heights = { portrait: 0.48, square: 0.46, tall: 0.46 } as const;
/** Left edge of an image beside a large number, as a fraction of the slide's width. */
const besideNumeral = 0.38;
/** Left edge of the image on a landscape slide, as a fraction of the slide's width. */
export const landscapeX = 0.56;

/** Whether the slide is a cover with an image or video. */
export function isImageCover({ layout, media }: Scene): boolean {
  return layout === "cover" && media !== null;
}

/** Composes a cover with an image at the slide's edge. A number in the title is drawn beside the image. */
export function* composeImageCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { shape, reading } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const number = shape === "landscape" ? null : titleNumber(scene);
  const { frame, words } = placesOf(scene, area, number !== null);
  const { under, room } = yield* textAtFoot(scene, skin, words, { sheet });
  const title = { size: 140, most: 0.86 };
  const look = coverWordsOn(scene, skin, number?.rest ?? reading.title, title);
  const { node } = yield* coverWords(scene, skin, room, look);
  const numeral = number && (yield* numeralBeside(scene, skin, number.value, { area, frame }));
  return [
    ...drawImage(scene, frame),
    ...drawCorner(scene, frame, number !== null),
    ...(numeral ? [numeral] : []),
    boxAt(room, { flexDirection: "column", justifyContent: "flex-end" }, node),
    ...under,
  ];
}

/** Returns the areas of image and text, CSS px. On a landscape slide they are side by side, otherwise stacked. */
function placesOf(
  { px, shape, widthPx, heightPx, squeeze }: Scene,
  area: Area,
  hasNumeral: boolean,
): { frame: Area; words: Area } {
  if (shape === "landscape") {
    const x = widthPx * landscapeX;
    const frame = { x, y: 0, width: widthPx - x, height: heightPx };
    return { frame, words: { ...area, width: x - area.x - px(70) } };
  }
  const x = hasNumeral ? widthPx * besideNumeral : area.x;
  const height = heightPx * heights[shape] * (squeeze > 0 ? 0.7 : 1);
  const frame = { x, y: area.y - px(14), width: widthPx - x, height };
  const y = frame.y + height + px(56);
  return { frame, words: { ...area, y, height: area.y + area.height - y } };
}

function drawImage(scene: Scene, frame: Area): SlideNode[] {
  const shown = slideImage(scene, frame);
  return shown ? [shown] : [];
}

/** Draws the discs on the slide's edges. If there are none, draws one disc on the image's corner. */
function drawCorner(scene: Scene, frame: Area, hasNumeral: boolean): SlideNode[] {
  const { px, shape, context, heightPx } = scene;
  if (!context.design.cornerAccent || !hasFields(scene)) return [];
  const onEdge = drawDiscs(scene);
  if (onEdge.length > 0) return onEdge;
  const isLandscape = shape === "landscape";
  // On a landscape slide, the disc is so far right that it doesn't cover the foot's arrow.
  const x = frame.x + px(isLandscape ? 44 : hasNumeral ? 0 : 20);
  const y = isLandscape ? heightPx - px(150) : frame.y + frame.height - px(70);
  return [disc({ x, y, radius: px(92) }, { backgroundColor: context.palette.secondary })];
}

/** Draws the title's number before the image. The top of the digits is aligned with the top of the image. */
function* numeralBeside(
  scene: Scene,
  skin: TemplateSkin,
  value: Words,
  { area: { x }, frame }: { area: Area; frame: Area },
): Composing<SlideNode> {
  const place = { ...frame, x, width: frame.x - x - scene.px(24), height: frame.height * 0.66 };
  const { sizePx } = yield* fitNumeral(scene, skin, value, place);
  const area = { ...place, height: Math.min(place.height, sizePx * figureHeight) };
  const color = skin.sheetOf(scene).accentLarge;
  return placeNumeral(scene, skin, value, { area, sizePx, color });
}
