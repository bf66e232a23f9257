import type { SlideNode } from "../../../drawing/node.ts";
import { claimSize } from "../../composition/claim-size.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode } from "../../composition/fit.ts";
import { fitHeadline } from "../../composition/fit-headline.ts";
import { share, wordsUnder } from "../../composition/frame.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { paragraph, smallMarking } from "../../composition/lettering.ts";
import { picture } from "../../composition/picture.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene, StageShape } from "../../composition/scene.ts";
import { besidePicture, columnsOf, hang, hung, landscapePicture } from "./grid.ts";

/** Of the free height: the title alone, and over a picture. */
const titleShare: Readonly<Record<StageShape, number>> = {
  portrait: 0.8,
  square: 0.76,
  tall: 0.74,
  landscape: 0.8,
};
const shareOverPicture = 0.5;
/** A landscape title's share of the width. */
const landscapeTitle = 0.98;
const subtitleSize = 52;
const sizeBesidePicture: Readonly<Record<StageShape, number>> = {
  portrait: 156,
  square: 124,
  tall: 164,
  landscape: 156,
};

/** The title hangs from the top over the whole width, the subtitle stands at the bottom on the second column. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, px, media, shape, heightPx } = scene;
  const area = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const columns = columnsOf(scene, area);
  const isOverPicture = media !== null && !isLandscape;
  const isBesidePicture = media !== null && isLandscape;
  const titleWidth = isBesidePicture
    ? besidePicture(scene, skin.margin)
    : Math.floor(area.width * (isLandscape ? landscapeTitle : 1));
  const foot: Area = isOverPicture
    ? { ...area, width: Math.floor(columns.span(2) - px(30)) }
    : isBesidePicture
      ? { ...area, width: titleWidth }
      : hung(scene, area);
  const { under, room } = yield* wordsUnder(scene, skin, foot, { most: 0.3 });
  const subtitle = yield* fitSubtitle(scene, skin, room);
  const free = room.height - (subtitle ? subtitle.heightPx + px(40) : 0);
  const title = yield* fitTitle(scene, skin, {
    width: titleWidth,
    height: isOverPicture
      ? area.height * share(scene, shareOverPicture)
      : Math.min(free, area.height * titleShare[shape]),
    maxSize: media
      ? sizeBesidePicture[shape]
      : claimSize(reading.title, skin.sizes.cover * (isLandscape ? 1.2 : 1)),
  });
  const shown = isBesidePicture
    ? picture(scene, landscapePicture(scene))
    : isOverPicture
      ? picture(scene, besideFoot(scene, area, title?.heightPx ?? 0, heightPx))
      : null;
  return [
    ...(shown ? [shown] : []),
    ...(title ? [hang(at({ ...area, width: titleWidth }, {}, title.node), title.sizePx)] : []),
    ...(subtitle
      ? [at(room, { flexDirection: "column", justifyContent: "flex-end" }, subtitle.node)]
      : []),
    ...under,
  ];
}

/** On the third and fourth column, from the title down, bleeding off at the right. */
function besideFoot(scene: Scene, area: Area, titlePx: number, heightPx: number): Area {
  const x = columnsOf(scene, area).start(2);
  const y = area.y + titlePx + (titlePx > 0 ? scene.px(56) : 0);
  const bottom = Math.min(heightPx, area.y + area.height);
  return { x, y, width: scene.widthPx - x, height: Math.max(1, bottom - y) };
}

function* fitTitle(
  scene: Scene,
  skin: TemplateSkin,
  { width, height, maxSize }: { width: number; height: number; maxSize: number },
) {
  return yield* fitHeadline(scene, skin, "title", scene.reading.title, {
    widthPx: width,
    heightPx: height,
    maxSize,
    letters: { ...skin.letters.headline, balanced: false },
  });
}

function* fitSubtitle(scene: Scene, skin: TemplateSkin, { width, height }: Area) {
  const { reading, px } = scene;
  if (reading.header.text.trim() === "") return null;
  return yield* fitNode(
    "subtitle",
    {
      widthPx: width,
      heightPx: height * 0.3,
      minPx: scene.floorPx.body,
      maxPx: Math.max(scene.floorPx.body, px(subtitleSize)),
    },
    (sizePx) =>
      paragraph(scene, reading.header, {
        letters: { ...skin.letters.lead, weight: 400 },
        sizePx,
        color: skin.sheetOf(scene).ink,
        marking: smallMarking(skin.sheetOf(scene)),
        widthPx: width,
      }),
  );
}
