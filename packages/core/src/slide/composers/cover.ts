import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { filled, fitNode, type Fitted } from "../composition/fit/fit.ts";
import { fitHeadline } from "../composition/text/fit-headline.ts";
import { squeezedShare } from "../composition/scene/squeeze.ts";
import { paragraph } from "../composition/scene/lettering.ts";
import type { CoverLook, CoverWords } from "../composition/scene/layout-looks.ts";
import { slideImage } from "../composition/photo/slide-image.ts";
import { boxAt, column, inset } from "../composition/scene/boxes.ts";
import { alignOf, type Area, type Scene } from "../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../composition/scene/skin.ts";
import { justifyContentOf } from "./header.ts";
import { textAtFoot } from "../composition/text/around/at-foot.ts";

/** Composes the title, the header as its subtitle, and the template's shapes behind both. */
export function composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  // Videos get the plain cover, because templates draw shapes over cover images.
  const answer = scene.media?.kind === "video" ? plainCover : (skin.cover ?? plainCover);
  return composeCoverAs(scene, skin, answer(scene, skin));
}

/** Composes a cover with the sizes, texts and shapes of a `CoverLook`. */
export function* composeCoverAs(
  scene: Scene,
  skin: TemplateSkin,
  { around, column: place, placement, draw, ...look }: CoverLook,
): Composing<SlideNode[]> {
  const { under, room } = yield* around;
  const area = place ? place(room) : room;
  const { node, heightPx } = yield* coverWords(scene, skin, area, look);
  const words = boxAt(
    area,
    { flexDirection: "column", justifyContent: justifyContentOf[placement] },
    node,
  );
  const drawn = draw?.({ room, under, heightPx }) ?? [];
  return [...drawn.filter((shape) => shape !== null), words, ...under];
}

/** Fits title and subtitle into one column, as large as the area allows. Returns their total height in CSS px. */
export function* coverWords(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  look: CoverWords,
): Composing<{ node: SlideNode; heightPx: number }> {
  const { gapPx, over, between } = look;
  const align = alignOf(scene, look.align ?? "start");
  const free = inset(area, { bottom: look.freePx ?? 0 });
  const overPx = over ? over.heightPx + gapPx : 0;
  const subtitle = yield* fitSubtitle(scene, free, look);
  const belowPx = subtitle ? subtitle.heightPx + gapPx : 0;
  const { words = scene.reading.title, size: maxSize, most, ...letters } = look.title;
  const title = yield* fitHeadline(scene, skin, "title", words, {
    widthPx: Math.floor(free.width),
    heightPx: Math.min(free.height * squeezedShare(scene, most), free.height - overPx - belowPx),
    maxSize,
    align,
    sheet: look.sheet,
    fills: filled.words,
    ...letters,
  });
  const node = column(
    {
      width: area.width,
      rowGap: gapPx,
      alignItems: align === "center" ? "center" : "flex-start",
    },
    over?.node ?? null,
    title?.node ?? null,
    (title && subtitle && between) ?? null,
    subtitle?.node ?? null,
  );
  return { node, heightPx: overPx + (title?.heightPx ?? 0) + belowPx };
}

/** A subtitle with many typed line breaks may take up to this fraction of the area's height. */
const mostOwnLines = 0.5;

/** Fits the slide's header as the subtitle; null if the header is empty. */
export function* fitSubtitle(
  scene: Scene,
  area: Pick<Area, "width" | "height">,
  { subtitle, sheet, align: own = "start" }: Pick<CoverWords, "subtitle" | "sheet" | "align">,
): Composing<Fitted | null> {
  const { header } = scene.reading;
  if (header.text.trim() === "") return null;
  const align = alignOf(scene, own);
  const { letters, size, most, reach = 1, draw, sheet: ground = sheet } = subtitle;
  const widthPx = Math.floor(area.width * reach);
  const ownLinesPx = header.text.split("\n").length * scene.floorPx.body * letters.leading + 1;
  const setting = {
    letters,
    color: ground.ink,
    marking: ground.smallHighlight,
    widthPx,
    align,
  };
  const fitted = yield* fitNode(
    "subtitle",
    {
      widthPx,
      heightPx: Math.max(area.height * most, Math.min(ownLinesPx, area.height * mostOwnLines)),
      minPx: scene.floorPx.body,
      maxPx: scene.px(size),
    },
    (sizePx) => paragraph(scene, header, { ...setting, sizePx }),
  );
  return draw ? { ...fitted, node: draw(fitted) } : fitted;
}

/** Places title and subtitle below the image, or beside the image on a landscape slide. */
const plainCover: LookBuilder<CoverLook> = (scene, skin) => {
  const area = skin.area(scene, skin);
  const { px, media, shape } = scene;
  const isSplit = shape === "landscape";
  const frame = isSplit
    ? { ...area, x: area.x + area.width * 0.56, width: area.width * 0.44 }
    : { ...area, height: area.height * 0.44 };
  const beneath = isSplit
    ? { ...area, width: area.width * 0.52 }
    : inset(area, { top: frame.height + px(40) });
  return {
    around: textAtFoot(scene, skin, media ? beneath : area),
    placement: "foot",
    sheet: skin.sheetOf(scene),
    title: { size: skin.sizes.cover * (media ? 0.85 : 1), most: 0.66 },
    subtitle: { size: 46, most: 0.28, letters: skin.letters.body },
    gapPx: px(34),
    draw: () => [slideImage(scene, frame, { style: { borderRadius: px(24) } })],
  };
};
