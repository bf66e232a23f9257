import { photoShare } from "../../composition/photo/photo.ts";
import { coverTopRow, wholeTopRow } from "../../composition/photo/photo-top-row.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";
import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { isFootOnPhoto, isOnPhoto, nightSheet, sheetOf } from "./fields.ts";
import { drawFullPhoto, stageOf, underWords } from "./photo.ts";

/** Width of the words on a landscape slide, as a fraction of the area's width. */
const landscapeWords = 0.48;
/** Height of the place of an image that can't be shown, as a fraction of the area's height. */
const emptyShare = 0.5;

/** Draws the photograph over the whole slide, with headline and text at its foot. */
export const picture: LookBuilder<HeaderLook> = (scene, skin) => {
  if (isFootOnPhoto(scene)) return overPhoto(scene, skin);
  const { px, shape } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const isPhoto = isOnPhoto(scene);
  const width = isLandscape ? Math.floor(whole.width * landscapeWords) : whole.width;
  const frame = isLandscape
    ? { ...whole, x: whole.x + width + px(50), width: whole.width - width - px(50) }
    : { ...whole, height: whole.height * emptyShare };
  const free = isPhoto || isLandscape ? whole : inset(whole, { top: frame.height + px(44) });
  const area = { ...free, width };
  const share = shareWithImage(scene);
  const night = nightSheet(scene);
  const top = isPhoto
    ? coverTopRow(scene, stageOf(scene), wholeTopRow(scene, px(skin.margin)), [
        { sheet: night, ground: night.background },
      ])
    : null;
  return {
    area,
    sheet: sheetOf(scene),
    around: textAtFoot(scene, skin, area, { most: share.text * 0.8, sheet: sheetOf(scene) }),
    maxSize: skin.sizes.headline,
    ...(isPhoto && !isLandscape && { shareOf: 0.56 }),
    placement: "foot",
    draw: ({ room, headerY }) => [
      isPhoto
        ? drawFullPhoto(scene, {
            words: { ...room, y: headerY, width },
            fades: [top?.fade ?? null],
          })
        : slideImage(scene, frame),
    ],
    ...(top && { topSheet: top.topSheet }),
  };
};

/** Draws headline and long text over the photograph, which fills the lower part of the slide. */
function overPhoto(scene: Scene, skin: TemplateSkin): HeaderLook {
  const { area, nodes } = underWords(scene, skin, photoShare(scene) * 0.9);
  return {
    area,
    around: textAtFoot(scene, skin, area, { most: 0.66, maxSize: 60 }),
    maxSize: skin.sizes.headline,
    placement: "top",
    draw: () => nodes,
  };
}
