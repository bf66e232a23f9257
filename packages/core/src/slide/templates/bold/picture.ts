import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureEdges } from "../../composition/furniture/furniture.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { explainGap, inkPart, platePart } from "./explain.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";

/** Gap between header and text, design px. */
const wordsGap = 28;
/** Padding of the block with the text, design px. */
const pad = 56;
/** How far the photo extends under the block, design px. */
const overlap = 70;
/** Largest height of the block with the text, as a fraction of the slide's height. */
const blockShare = { portrait: 0.42, square: 0.46, tall: 0.36, landscape: 0.7 } as const;
const maxBlock = 0.72;
/**
 * The photo's height is rounded up to a multiple of 1/12 of the slide's height, because the engine caches each size.
 */
const photoSteps = 12;
/** Right edge of the block and left edge of the photo, as a fraction of a landscape slide's width. */
const landscapeSeam = 0.54;
/** Height of the foot under the block, design px. */
const footSize = 72;

/** Draws a photo up to the slide's edges, a primary-coloured text block over its lower part, and a dark foot below. */
export const pictureLook: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, colors, heightPx, widthPx } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const foot = heightPx - furnitureEdges(scene).bottomPx - px(footSize);
  const right = isLandscape ? Math.round(widthPx * landscapeSeam) : whole.x + whole.width;
  const share = shareWithImage(scene);
  const height = heightPx * Math.min(maxBlock, blockShare[shape] * (2 - share.image));
  const bottom = foot - px(pad);
  const area = { ...whole, y: bottom - height, width: right - whole.x - px(pad), height };
  const parts = [inkPart(scene, skin, colors.primary), platePart(scene, colors.inkField)];
  return {
    area,
    sheet: colors.primary,
    around: partsAtFoot(scene, area, parts, {
      widthPx: area.width,
      heightPx: area.height * (share.text - 0.1),
      maxSize: 46,
      gapPx: explainGap,
      clearPx: px(wordsGap),
    }),
    maxSize: 132 * Math.min(1, share.image),
    placement: "foot",
    draw: ({ headerY }) =>
      drawImage(scene, skin, { top: isLandscape ? 0 : headerY - px(pad), right, foot }),
  };
};

function drawImage(
  scene: Scene,
  skin: TemplateSkin,
  { top, right, foot }: { top: number; right: number; foot: number },
): (SlideNode | null)[] {
  const { px, shape, colors, widthPx, heightPx } = scene;
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  // The engine keeps a copy per size of the photo. Rounding avoids a new copy if a typed letter moves the block.
  const step = heightPx / photoSteps;
  const end = top + px(overlap);
  // `ink` lists the areas with a dark background: the foot of a landscape slide, else all below the photo.
  const [frame, ink] =
    shape === "landscape"
      ? [{ x: right, y: 0, width: widthPx - right, height: foot }, [footOf(stage, heightPx - foot)]]
      : [{ ...stage, height: Math.ceil(end / step) * step }, [inset(stage, { top: end })]];
  const { background } = skin.sheetOf(scene);
  return [
    slideImage(scene, frame, shape === "landscape" ? {} : { clearPx: top }),
    ...ink.map((area) => boxAt(area, { backgroundColor: background })),
    boxAt(
      { x: 0, y: top, width: right, height: foot - top },
      { backgroundColor: colors.primary.background },
    ),
  ];
}
