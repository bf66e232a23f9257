import { claimSize } from "../../composition/fit/claim-size.ts";
import { coverTopRow, wholeTopRow } from "../../composition/photo/photo-top-row.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { CoverLook } from "../../composition/scene/layout-looks.ts";
import { isLow, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";
import { accentOf, isOnPhoto, nightSheet, sheetOf } from "./fields.ts";
import { dash } from "./parts.ts";
import { drawFullPhoto, stageOf } from "./photo.ts";

/** Width of the words on a landscape slide with and without an image, as a fraction of the area's width. */
const landscapeWords = { photo: 0.54, lowPhoto: 0.7, plain: 0.86 } as const;
/** How far the last letter of a line in italics may lean out of its column, design px. */
const italicEnd = 12;
/** Largest height of the title, as a fraction of the area's height. */
const titleShare = { photo: 0.5, plain: 0.74 } as const;

/** Places the title at the foot, over a photograph that fills the slide or over the primary colour. */
export const cover: LookBuilder<CoverLook> = (scene, skin) => {
  const { px, shape, media, reading, context } = scene;
  const isPhoto = isOnPhoto(scene);
  const sheet = sheetOf(scene);
  const isLandscape = shape === "landscape";
  const frame = media && !isPhoto ? emptyFrame(scene) : null;
  const whole = skin.area(scene, skin);
  const area = frame ? besideFrame(scene, whole, frame) : whole;
  const onPhoto = isLow(scene.heightPx) ? "lowPhoto" : "photo";
  const reach = isLandscape && !frame ? landscapeWords[isPhoto ? onPhoto : "plain"] : 1;
  const words = { ...area, width: Math.floor(area.width * reach - px(italicEnd)) };
  const headline = { ...skin.letters.headline, leading: 1.06, tracking: -0.026 };
  const top = isPhoto
    ? coverTopRow(scene, stageOf(scene), wholeTopRow(scene, px(skin.margin)), [
        { sheet: nightSheet(scene), ground: nightSheet(scene).background },
      ])
    : null;
  const overPx = Math.max(2, px(5));
  return {
    around: textAtFoot(scene, skin, words, { sheet, most: 0.3 }),
    placement: "foot",
    sheet,
    title: {
      size: claimSize(reading.title, skin.sizes.cover),
      most: titleShare[isPhoto ? "photo" : "plain"] * (isLandscape ? 1.4 : 1),
      letters: headline,
    },
    subtitle: { size: 52, most: 0.26, letters: { ...skin.letters.body, leading: 1.3 } },
    gapPx: px(34),
    over: context.design.headerUnderline
      ? { node: dash(scene, accentOf(scene)), heightPx: overPx }
      : null,
    draw: ({ room, heightPx }) => {
      if (frame) return [slideImage(scene, frame)];
      if (!isPhoto) return [];
      const y = room.y + room.height - heightPx;
      return [drawFullPhoto(scene, { words: { ...room, y }, fades: [top?.fade ?? null] })];
    },
    ...(top && { topSheet: top.topSheet }),
  };
};

/** Height of the place of an image that can't be shown, as a fraction of the slide's height. */
const emptyShare = 0.34;

/** Returns the place of an image that can't be shown: above the title, or beside it on a landscape slide. */
function emptyFrame({ widthPx, heightPx, shape }: Scene): Area {
  return shape === "landscape"
    ? { x: widthPx * 0.6, y: 0, width: widthPx * 0.4, height: heightPx }
    : { x: 0, y: heightPx * 0.14, width: widthPx, height: heightPx * emptyShare };
}

function besideFrame({ px, shape }: Scene, area: Area, frame: Area): Area {
  if (shape === "landscape") return { ...area, width: frame.x - area.x - px(60) };
  return inset(area, { top: frame.y + frame.height + px(48) - area.y });
}
