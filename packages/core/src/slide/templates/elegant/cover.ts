import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { coverWords } from "../../composers/cover.ts";
import { claimSize } from "../../composition/claim-size.ts";
import type { Composing } from "../../composition/composing.ts";
import { share, wordsUnder } from "../../composition/frame.ts";
import { avatar, brandName, furnitureEdges, smallPx } from "../../composition/furniture.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import type { Letters } from "../../composition/lettering.ts";
import { at, column, inset } from "../../composition/place.ts";
import type { Scene, StageShape } from "../../composition/scene.ts";
import { nameLetters } from "./furniture.ts";
import { insideArch, largeArch } from "./large-arch.ts";
import { mistOf } from "./mist.ts";
import { flourish } from "./parts.ts";
import { archedPicture, placePicture } from "./arched-picture.ts";

const subtitle: Letters = {
  family: "heading",
  weight: 400,
  leading: 1.3,
  italic: true,
  lining: true,
};

/** Design px from the arch's top to who posts, and the size of the picture there. */
const crown: Readonly<Record<StageShape, { top: number; avatar: number; bare: number }>> = {
  portrait: { top: 96, avatar: 104, bare: 190 },
  tall: { top: 110, avatar: 112, bare: 210 },
  square: { top: 64, avatar: 88, bare: 150 },
  landscape: { top: 52, avatar: 76, bare: 150 },
};

/** The title in an arch as high as the slide, under who posts; a picture stands in an arch of its own. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  if (scene.media) return yield* composePictureCover(scene, skin);
  const { px, shape, reading, context } = scene;
  const sheet = mistOf(scene);
  const { words } = insideArch(scene);
  const { top, avatar: avatarSize, bare } = crown[shape];
  const face = avatar(scene, px(avatarSize), { sheet });
  const name = brandName(scene, { letters: nameLetters, color: sheet.ink, align: "center" });
  const namePx = name ? smallPx(scene) * 1.3 : 0;
  const crownPx =
    face || name ? px(top) + (face ? px(avatarSize) + px(20) : 0) + namePx + px(34) : px(bare);
  const area = { ...words, y: words.y + crownPx, height: words.height - crownPx };
  const { under, room } = yield* wordsUnder(scene, evenLines(skin), area, {
    sheet,
    align: "center",
    most: 0.34,
  });
  const textArea = inset(room, { bottom: px(between[shape]) });
  const { title, subtitle: line } = yield* coverWords(scene, skin, {
    area: textArea,
    sheet,
    titleSize: claimSize(reading.title, skin.sizes.cover),
    titlePx: () => textArea.height * share(scene, 0.7),
    subtitle: { size: 50, most: 0.28, letters: { ...subtitle, balanced: true } },
    align: "center",
  });
  const isMarked = context.design.headerUnderline && title.node && line.node;
  return [
    ...largeArch(scene, sheet),
    at(
      { ...words, y: words.y + px(top), height: crownPx },
      { flexDirection: "column", alignItems: "center", rowGap: px(20) },
      face,
      name,
    ),
    at(
      room,
      { flexDirection: "column", justifyContent: "center", alignItems: "center" },
      column(
        { width: room.width, rowGap: px(shape === "landscape" ? 26 : 36), alignItems: "center" },
        title.node,
        isMarked ? flourish(scene, sheet.accentLarge, sheet.line) : null,
        line.node,
      ),
    ),
    ...under,
  ];
}

/** Between title and subtitle with the flourish, design px. */
const between: Readonly<Record<StageShape, number>> = {
  portrait: 96,
  tall: 96,
  square: 96,
  landscape: 70,
};

/** How large the picture is: shares of the margins' width and of the stage's height, less on a squeezed slide. */
const pictureShare: Readonly<Record<StageShape, { width: number; height: number }>> = {
  portrait: { width: 0.66, height: 0.45 },
  tall: { width: 0.74, height: 0.36 },
  square: { width: 0.56, height: 0.42 },
  landscape: { width: 0, height: 0 },
};
const squeezed = [1, 0.82, 0.62] as const;

function* composePictureCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { px, heightPx, shape, squeeze } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const shares = pictureShare[shape];
  const {
    isSide,
    frame,
    area: free,
  } = placePicture(scene, area, {
    width: Math.round(area.width * shares.width),
    y: furnitureEdges(scene).topPx + px(96),
    height: Math.round(heightPx * shares.height * squeezed[squeeze]),
    gapPx: px(46),
  });
  const place = { ...free, height: free.height + px(30) };
  const align = isSide ? "start" : "center";
  const { under, room } = yield* wordsUnder(scene, evenLines(skin), place, { align, most: 0.3 });
  const textArea = inset(room, { bottom: px(30) });
  const { title, subtitle: line } = yield* coverWords(scene, skin, {
    area: textArea,
    sheet,
    titleSize: 128,
    titlePx: () => textArea.height * share(scene, 0.7),
    subtitle: { size: 46, most: 0.28, letters: { ...subtitle, balanced: !isSide } },
    align,
  });
  const shown = archedPicture(scene, frame, { count: 3, step: 19 });
  return [
    ...shown.filter((node) => node !== null),
    at(
      room,
      { flexDirection: "column", justifyContent: "center" },
      column(
        { width: room.width, rowGap: px(26), alignItems: isSide ? "flex-start" : "center" },
        title.node,
        line.node,
      ),
    ),
    ...under,
  ];
}
