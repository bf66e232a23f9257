import type { SlideNode } from "../../../drawing/node.ts";
import { fitSubtitle } from "../../composers/cover.ts";
import { fitHeadline } from "../../composition/text/fit-headline.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { filled, type Fitted } from "../../composition/fit/fit.ts";
import { squeezedShare } from "../../composition/scene/squeeze.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { drawEdgedImage } from "./edged-image.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene, StageShape } from "../../composition/scene/scene.ts";
import {
  besideMark,
  widthBesideImage,
  columnsOf,
  alignStems,
  textColumns,
  sideImageArea,
} from "./grid.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Largest height of the title, as a fraction of the area's height. */
const titleShare: Readonly<Record<StageShape, number>> = {
  portrait: 0.8,
  square: 0.76,
  tall: 0.74,
  landscape: 0.8,
};
/** Largest height of a title above an image, as a fraction of the area's height. */
const shareOverImage = 0.5;
/** Width of the title on a landscape slide without an image, as a fraction of the area's width. */
const landscapeTitle = 0.98;
/** Largest font size of the subtitle before `growSubtitle` enlarges it, design px. */
const subtitleSize = 52;
/** Largest font size of the subtitle, design px. */
const largestSubtitle = 88;
/** Largest font size of the subtitle, as a multiple of the title's font size. */
const besideTitle = 0.45;
/** Largest gap between title and subtitle, as a fraction of the area's height; beyond it, the title is lower. */
const mostGap = 0.36;
/** Smallest gap between title and subtitle, design px. */
const subtitleGap = 56;
const sizeBesideImage: Readonly<Record<StageShape, number>> = {
  portrait: 156,
  square: 124,
  tall: 164,
  landscape: 156,
};

/**
 * Composes the title at the top, and the subtitle at the foot. Without an image, the subtitle starts in the second of
 * four columns, and may grow into the space under the title.
 */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, px } = scene;
  const area = skin.area(scene, skin);
  const { titlePx, foot, most } = placesOf(scene, skin, area);
  const { under, room } = yield* textAtFoot(scene, skin, foot, { most: 0.3 });
  const least = yield* fitSubtitle(scene, room, subtitleOf(scene, skin, subtitleSize));
  const freePx = room.height - (least ? least.heightPx + px(subtitleGap) : 0);
  const title = yield* fitHeadline(scene, skin, "title", reading.title, {
    widthPx: titlePx,
    fills: filled.words,
    heightPx: most(freePx),
    maxSize: titleSize(scene, skin),
  });
  const subtitle = yield* growSubtitle(scene, skin, room, { least, title });
  const shown = drawEdgedImage(scene, imageArea(scene, area, title?.heightPx ?? 0));
  const gapPx = room.y + room.height - area.y - (title?.heightPx ?? 0) - (subtitle?.heightPx ?? 0);
  const lowerPx = shown || !subtitle ? 0 : Math.max(0, gapPx - area.height * mostGap);
  const y = room.y + room.height - (subtitle?.heightPx ?? 0);
  return [
    ...(shown ? [shown] : subtitle ? besideMark(scene, { ...area, y }) : []),
    ...(title
      ? [
          alignStems(
            boxAt({ ...area, y: area.y + lowerPx, width: titlePx }, {}, title.node),
            title.sizePx,
          ),
        ]
      : []),
    boxAt(room, { flexDirection: "column", justifyContent: "flex-end" }, subtitle?.node ?? null),
    ...under,
  ];
}

function subtitleOf(scene: Scene, skin: TemplateSkin, size: number, most = 0.3) {
  const letters = { ...skin.letters.lead, weight: 400, leading: 1.16 };
  return { sheet: skin.sheetOf(scene), subtitle: { size, most, letters } };
}

/** Fits the subtitle again, into all space below the title. Beside an image, the subtitle keeps its size. */
function* growSubtitle(
  scene: Scene,
  skin: TemplateSkin,
  room: Area,
  { least, title }: { least: Fitted | null; title: Fitted | null },
): Composing<Fitted | null> {
  if (!least || !title || scene.media) return least;
  const size = Math.min(largestSubtitle, (title.sizePx / scene.px(1)) * besideTitle);
  const height = room.height - title.heightPx - scene.px(subtitleGap);
  return yield* fitSubtitle(scene, { ...room, height }, subtitleOf(scene, skin, size, 1));
}

/** Returns the title's width, the area of the text at the foot, and the title's largest height `most`; CSS px. */
function placesOf(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
): { titlePx: number; foot: Area; most: (freePx: number) => number } {
  const { shape, media, px } = scene;
  const isLandscape = shape === "landscape";
  const most = (freePx: number) => Math.min(freePx, area.height * titleShare[shape]);
  if (!media) {
    const titlePx = Math.floor(area.width * (isLandscape ? landscapeTitle : 1));
    return { titlePx, foot: isLandscape ? area : textColumns(scene, area), most };
  }
  if (isLandscape) {
    const width = widthBesideImage(scene, skin.margin);
    return { titlePx: width, foot: { ...area, width }, most };
  }
  return {
    titlePx: Math.floor(area.width),
    foot: { ...area, width: Math.floor(columnsOf(scene, area).span(2) - px(30)) },
    most: () => area.height * squeezedShare(scene, shareOverImage),
  };
}

function titleSize({ shape, media, reading }: Scene, { sizes }: TemplateSkin): number {
  if (media) return sizeBesideImage[shape];
  return claimSize(reading.title, sizes.cover * (shape === "landscape" ? 1.2 : 1));
}

/**
 * Returns the image's area: the right side of a landscape slide, else below the title from the third column to the
 * slide's right edge.
 */
function imageArea(scene: Scene, area: Area, titlePx: number): Area {
  if (scene.shape === "landscape") return sideImageArea(scene);
  const x = columnsOf(scene, area).start(2);
  const y = area.y + titlePx + (titlePx > 0 ? scene.px(56) : 0);
  const bottom = Math.min(scene.heightPx, area.y + area.height);
  return { x, y, width: scene.widthPx - x, height: Math.max(1, bottom - y) };
}
