import type { SlideNode } from "../../../drawing/node.ts";
import { numberLine } from "../../composers/number.ts";
import { squeezedShare } from "../../composition/scene/squeeze.ts";
import type { FittedText, NumberLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { discsBottom } from "./discs.ts";
import { explainGap, inkPart, platePart } from "./explain.ts";
import { hasFields, inkReadsOnPrimary, plate } from "./fields.ts";
import { seamOf } from "./furniture.ts";
import { figureHeight } from "./numeral.ts";
import { partsAtFoot } from "../../composition/text/around/at-foot.ts";

/** Overlap of the digits with the block below, em, if the digits are legible on the block. */
const sunk = 0.085;
/** Overlap of digits that would be illegible on the block, em. It is negative, so there is a gap. */
const raised = -0.04;
/** Distance from a line's top to its baseline, em. */
const baseline = 0.76;
/** Blank space left of a digit, as a fraction of the font size; digits are shifted left by it. */
const hang = 0.02;
/**
 * Smallest distance from the slide's top to the block on a slide without a photo, as a fraction of the slide's height.
 */
const seamFrom = { portrait: 0.42, square: 0.46, tall: 0.4, landscape: 0.44 } as const;
/** Smallest distance from the slide's top to the block on a slide with a photo, as a fraction of the slide's height. */
const seamUnderPhoto = 0.42;
/** Largest distance from the slide's top to the block, as a fraction of the slide's height. */
const seamTo = 0.52;

/**
 * Draws the number above a primary-coloured block with the rest of the header. On landscape slides, the number is left
 * of the block.
 */
export const number: LookBuilder<NumberLook> = (scene, skin) => {
  const { px, shape, colors, widthPx, heightPx } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const isSplit = hasFields(scene);
  const sheet = isSplit ? colors.primary : colors.paper;
  const words = textArea(scene, whole);
  const parts = [
    inkPart(scene, skin, sheet),
    platePart(scene, isSplit ? plate(scene) : colors.primary),
  ];
  const width = isLandscape ? widthPx * seamOf.number - whole.x - px(40) : whole.width + px(20);
  const beside = { ...whole, width: Math.floor(width) };
  const depth = isSplit && inkReadsOnPrimary(scene) ? sunk : raised;
  const bottom = whole.y + whole.height;
  const seamOver = (place: Area) => {
    const textPx = bottom - place.y - place.height;
    const lowest = Math.min(heightPx * seamTo, bottom - textPx - px(100));
    return Math.max(heightPx * seamShare(scene), lowest);
  };
  return {
    around: partsAtFoot(scene, words, parts, {
      widthPx: words.width,
      heightPx: words.height * 0.62,
      maxSize: 52,
      gapPx: explainGap,
      clearPx: px(28),
    }),
    rest: {
      maxSize: isLandscape ? 108 : 150,
      mostPx: ({ height }) => Math.min(px(isLandscape ? 420 : 340), height),
      sheet,
    },
    placement: "together",
    beside: isLandscape ? beside : null,
    gapPx: 0,
    figure: (place) => {
      const top = Math.max(whole.y, discsBottom(scene) + px(8));
      const risePx = isLandscape
        ? whole.height * 0.8
        : (seamOver(place) - top) / (figureHeight - depth);
      const height = risePx * skin.letters.number.leading * squeezedShare(scene, 1);
      return { area: { width: beside.width, height }, color: colors.paper.inkLarge };
    },
    draw: (place, figure) => {
      const seam = seamOver(place);
      const footPx = isLandscape
        ? whole.y + (whole.height + figureHeight * figure.sizePx) / 2
        : seam + figure.sizePx * depth;
      const block = isSplit ? [drawBlock(scene, seam)] : [];
      const nodes = [...block, ...drawFigures(scene, skin, { ...beside, y: footPx }, figure)];
      return isLandscape ? { nodes } : { nodes, textY: footPx + px(30) };
    },
  };
};

/** Draws the digits with their baseline at `y`. */
function drawFigures(
  scene: Scene,
  { letters: { number: letters } }: TemplateSkin,
  { x, y, width }: Area,
  { sizePx }: FittedText,
): SlideNode[] {
  const { number } = scene.reading;
  if (!number) return [];
  const outPx = sizePx * (scene.rtl ? (letters.tracking ?? 0) : hang);
  const color = scene.colors.paper.inkLarge;
  const place = {
    x: x - outPx,
    y: y - baseline * sizePx,
    width: width + outPx,
    height: letters.leading * sizePx,
  };
  // On a landscape slide, a short number is close to the text beside it.
  const ends = hasFields(scene) ? "center" : "flex-end";
  const style = scene.shape === "landscape" ? { justifyContent: ends } : {};
  return [boxAt(place, style, numberLine(scene, number.value, { letters, sizePx, color }))];
}

function seamShare({ shape, photo }: Scene): number {
  return photo ? seamUnderPhoto : seamFrom[shape];
}

/**
 * Returns the text's area in the block, which is beside the number on a landscape slide and below it on others. If the
 * block is below the number, the area assumes the block's largest height.
 */
function textArea(scene: Scene, area: Area): Area {
  const { shape, px, widthPx, heightPx } = scene;
  if (shape === "landscape") {
    const x = widthPx * seamOf.number + px(56);
    return { ...area, x, width: widthPx - x - area.x };
  }
  return inset(area, { top: heightPx * seamShare(scene) + px(scene.photo ? 50 : 80) - area.y });
}

/** Draws the block: all below `seam` (CSS px from the slide's top), or the right part of a landscape slide. */
function drawBlock({ shape, colors, widthPx, heightPx }: Scene, seam: number): SlideNode {
  const x = shape === "landscape" ? widthPx * seamOf.number : 0;
  const y = shape === "landscape" ? 0 : seam;
  return boxAt(
    { x, y, width: widthPx - x, height: heightPx - y },
    { backgroundColor: colors.primary.background },
  );
}
