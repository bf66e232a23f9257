import type { SlideNode } from "../../../drawing/node.ts";
import { partsAtFoot } from "../../composition/fit-parts.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import { picture } from "../../composition/picture.ts";
import { at, footOf, inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import type { Answer, TemplateSkin } from "../../composition/skin.ts";
import { explainGap, inkPart, platePart } from "./explain.ts";

/** Design px: from the header to what explains it, inside the block, and from the block's top to the photograph's foot. */
const wordsGap = 28;
const pad = 56;
const overlap = 70;
/** Of the height: the words' block at most. */
const blockShare = { portrait: 0.42, square: 0.46, tall: 0.36, landscape: 0.7 } as const;
/** The photograph's height is one of so many, and covered to the block. */
const photoSteps = 12;
/** Of a landscape stage's width: where the photograph begins, and the block's end. */
const landscape = { photo: 0.4, block: 0.56 } as const;
/** Design px of the foot under the block. */
const footSize = 72;

/** The photograph off the slide's edges, a block of the primary with the words over its foot, and ink under both. */
export const pictureLook: Answer<HeaderLook> = (scene, skin) => {
  const { px, shape, colors, heightPx, widthPx } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const foot = heightPx - furnitureEdges(scene).bottomPx - px(footSize);
  const right = isLandscape ? widthPx * landscape.block : whole.x + whole.width;
  const height = heightPx * blockShare[shape];
  const bottom = foot - px(pad);
  const area = { ...whole, y: bottom - height, width: right - whole.x - px(pad), height };
  const parts = [inkPart(scene, skin, colors.primary), platePart(scene, colors.inkField)];
  return {
    area,
    sheet: colors.primary,
    around: partsAtFoot(scene, area, parts, {
      widthPx: area.width,
      heightPx: area.height * 0.5,
      maxSize: 46,
      gapPx: explainGap,
      clearPx: px(wordsGap),
    }),
    maxSize: 132,
    placement: "foot",
    draw: ({ headerY }) => drawPicture(scene, skin, { top: headerY - px(pad), right, foot }),
  };
};

function drawPicture(
  scene: Scene,
  skin: TemplateSkin,
  { top, right, foot }: { top: number; right: number; foot: number },
): (SlideNode | null)[] {
  const { px, shape, colors, widthPx, heightPx } = scene;
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  const x = widthPx * landscape.photo;
  // The engine keeps a photograph at its size: one for every letter that moves the block would be costly.
  const step = heightPx / photoSteps;
  const end = top + px(overlap);
  // The foot's row is on ink.
  const [frame, ink] =
    shape === "landscape"
      ? [
          { x, y: 0, width: widthPx - x, height: foot },
          [{ ...stage, width: x }, footOf(stage, heightPx - foot)],
        ]
      : [{ ...stage, height: Math.ceil(end / step) * step }, [inset(stage, { top: end })]];
  const { background } = skin.sheetOf(scene);
  return [
    picture(scene, frame),
    ...ink.map((area) => at(area, { backgroundColor: background })),
    at(
      { x: 0, y: top, width: right, height: foot - top },
      { backgroundColor: colors.primary.background },
    ),
  ];
}
