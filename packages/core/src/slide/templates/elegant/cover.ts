import { portraitOf } from "../../composition/furniture/portrait.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import type { ShadedSheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import {
  avatar,
  brandName,
  furnitureEdges,
  smallPx,
} from "../../composition/furniture/furniture.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { CoverLook } from "../../composition/scene/layout-looks.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { isLow, type Scene, type StageShape } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { nameLetters } from "./furniture.ts";
import { insideArch, largeArch } from "./large-arch.ts";
import { mistOf } from "./mist.ts";
import { flourish } from "./parts.ts";
import { drawArchedImage, placeArchedImage } from "./arched-image.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

const subtitle: Letters = {
  family: "heading",
  weight: 400,
  leading: 1.3,
  italic: true,
  lining: true,
};

/** Gap between title and subtitle in an arch with little height, design px. */
const tightGap = 20;

/**
 * `top` is the distance from the arch's top to the brand, and `avatar` is the size of the brand's image. `bare` is the
 * height that stays empty without a brand; all design px.
 */
const crown: Readonly<Record<StageShape, { top: number; avatar: number; bare: number }>> = {
  portrait: { top: 96, avatar: 104, bare: 190 },
  tall: { top: 110, avatar: 112, bare: 210 },
  square: { top: 64, avatar: 88, bare: 150 },
  landscape: { top: 52, avatar: 76, bare: 100 },
};

/** Draws the title in a large arch. If the cover has an image, the arch frames the image instead. */
export const cover: LookBuilder<CoverLook> = (scene, skin) =>
  scene.media ? underImage(scene, skin) : inArch(scene, skin);

/** Centres brand, title and subtitle in the arch, with an ornament between title and subtitle. */
const inArch: LookBuilder<CoverLook> = (scene, skin) => {
  const { px, shape, reading, context } = scene;
  const sheet = mistOf(scene);
  const { words } = insideArch(scene);
  const { node: who, heightPx: crownPx } = drawCrown(scene);
  const area = { ...words, y: words.y + crownPx, height: words.height - crownPx };
  const setting = { sheet, align: "center", most: 0.34 } as const;
  return {
    around: textAtFoot(scene, evenLines(skin), area, setting),
    placement: "middle",
    sheet,
    align: "center",
    title: {
      size: claimSize(reading.title, skin.sizes.cover),
      most: shape === "landscape" ? 0.8 : 0.7,
    },
    subtitle: { size: 50, most: 0.28, letters: { ...subtitle, balanced: true } },
    gapPx: isTight(scene) ? px(tightGap) : px(shape === "landscape" ? 26 : 36),
    between:
      context.design.headerUnderline && !isTight(scene)
        ? flourish(scene, sheet.accentLarge, sheet.line)
        : null,
    freePx: isTight(scene) ? px(tightGap) : px(between[shape]),
    draw: () => [...largeArch(scene, sheet), who],
  };
};

/** Factor for the size of a portrait, in place of the brand's image. */
const largerFace = 2.3;

/** Draws the brand at the arch's top. `heightPx` includes the space around it, CSS px. */
function drawCrown(scene: Scene): { node: SlideNode; heightPx: number } {
  const { px, shape } = scene;
  const sheet = mistOf(scene);
  const { words } = insideArch(scene);
  const { top, avatar: avatarSize, bare } = crown[shape];
  if (isTight(scene)) return drawLowCrown(scene, sheet);
  const isPortrayed = portraitOf(scene) !== null;
  const size = px(avatarSize * (isPortrayed ? largerFace : 1));
  const border = `${Math.max(2, px(5))}px solid ${sheet.accentLarge}`;
  const face = avatar(scene, size, { sheet, isFace: true, ...(isPortrayed && { border }) });
  const namePx = isPortrayed ? px(44) : smallPx(scene);
  const setting = { letters: nameLetters, color: sheet.ink, align: "center" } as const;
  const name = brandName(scene, { ...setting, sizePx: namePx });
  const facePx = face ? size + px(20) : 0;
  const heightPx = face || name ? px(top) + facePx + (name ? namePx * 1.3 : 0) + px(34) : px(bare);
  const node = boxAt(
    { ...words, y: words.y + px(top), height: heightPx },
    { flexDirection: "column", alignItems: "center", rowGap: px(20) },
    face,
    name,
  );
  return { node, heightPx };
}

/** Whether the arch has so little height, on a compressed slide, that the brand gets one line. */
function isTight({ heightPx, squeeze }: Scene): boolean {
  return squeeze === 2 && isLow(heightPx);
}

/** Space above and below the brand if it has one line, design px. */
const lowCrown = { top: 26, bottom: 20 } as const;

/** Draws the brand in one line at the arch's top. `heightPx` includes the space around it, CSS px. */
function drawLowCrown(scene: Scene, sheet: ShadedSheet): { node: SlideNode; heightPx: number } {
  const { px } = scene;
  const { words } = insideArch(scene);
  const linePx = smallPx(scene) * 1.3;
  const node = boxAt(
    { ...words, y: words.y + px(lowCrown.top), height: linePx },
    { justifyContent: "center", alignItems: "center", columnGap: px(20) },
    avatar(scene, linePx, { sheet }),
    brandName(scene, { letters: nameLetters, color: sheet.ink }),
  );
  return { node, heightPx: px(lowCrown.top) + linePx + px(lowCrown.bottom) };
}

/** Gap between title and subtitle with an ornament between them, design px. */
const between: Readonly<Record<StageShape, number>> = {
  portrait: 96,
  tall: 96,
  square: 96,
  landscape: 70,
};

/** Size of the image, as fractions of the free width and of the slide's height, by the slide's shape. */
const imageShare: Readonly<Record<StageShape, { width: number; height: number }>> = {
  portrait: { width: 0.66, height: 0.45 },
  tall: { width: 0.74, height: 0.36 },
  square: { width: 0.56, height: 0.42 },
  landscape: { width: 0, height: 0 },
};
/** Factor for the height of the image, by squeeze level (2: most compressed). */
const squeezed = [1, 0.82, 0.62] as const;

/** Places the text below an image in an arch, or beside it on a landscape slide. */
const underImage: LookBuilder<CoverLook> = (scene, skin) => {
  const { px, heightPx, shape, squeeze } = scene;
  const area = skin.area(scene, skin);
  const shares = imageShare[shape];
  const {
    isSide,
    frame,
    area: free,
  } = placeArchedImage(scene, area, {
    width: Math.round(area.width * shares.width),
    y: furnitureEdges(scene).topPx + px(96),
    height: Math.round(heightPx * shares.height * squeezed[squeeze]),
    gapPx: px(46),
  });
  const place = { ...free, height: free.height + px(30) };
  const align = isSide ? "start" : "center";
  return {
    around: textAtFoot(scene, evenLines(skin), place, { align, most: 0.3 }),
    placement: "middle",
    sheet: skin.sheetOf(scene),
    align,
    title: { size: 128, most: 0.7 },
    subtitle: { size: 46, most: 0.28, letters: { ...subtitle, balanced: !isSide } },
    gapPx: px(26),
    freePx: px(30),
    draw: () => drawArchedImage(scene, frame, { count: 3, step: 19 }),
  };
};
