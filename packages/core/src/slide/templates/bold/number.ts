import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { share, stripPart } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { numberRest } from "../../composers/number.ts";
import { discsBottom } from "./discs.ts";
import { explain, platePart } from "./explain.ts";
import { hasFields, inkReadsOnPrimary, plate } from "./fields.ts";
import { seamOf } from "./furniture.ts";
import { figureHeight } from "./numeral.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** How far the figures stand in the block, of their size, and their baseline under the top of a line. */
const depth = 0.085;
const baseline = 0.76;
/** A figure's own room at its left, of the size: it hangs out by that. */
const hang = 0.05;
/** Where the block may begin, of the height. */
const seamFrom = { portrait: 0.5, square: 0.5, tall: 0.47, landscape: 0.44 } as const;
const seamTo = 0.62;

/** The number with its feet in a block of the primary, which says what it is of. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { number } = scene.reading;
  if (!number) return yield* composeAsStatement(scene, hand);
  const { px, shape, colors, widthPx, heightPx } = scene;
  const area = hand.area(scene, hand);
  const isLandscape = shape === "landscape";
  const highest = heightPx * seamFrom[shape];
  const isSplit = hasFields(scene);
  const sheet = isSplit ? colors.primary : colors.paper;
  const lower = textArea(scene, area, highest);
  const words = yield* explainNumber(scene, hand, lower);
  const gapPx = words ? px(28) : 0;
  const rest = yield* numberRest(scene, hand, {
    area: {
      width: lower.width,
      height: Math.min(px(isLandscape ? 420 : 230), lower.height - (words?.heightPx ?? 0) - gapPx),
    },
    maxSize: 108,
    sheet,
  });
  const textPx = rest.heightPx + gapPx + (words?.heightPx ?? 0);
  const bottom = area.y + area.height;
  const sinks = isSplit && inkReadsOnPrimary(scene);
  const seam = Math.max(highest, Math.min(heightPx * seamTo, bottom - textPx - px(100)));
  const top = isLandscape ? area.y : Math.max(area.y, discsBottom(scene) + px(8));
  const numberWidth = Math.floor(
    isLandscape ? widthPx * seamOf.number - area.x - px(40) : area.width + px(20),
  );
  const letters = hand.letters.number;
  const rise = isLandscape
    ? area.height * 0.8
    : (seam - top) / (figureHeight - (sinks ? depth : -0.04));
  const build = (sizePx: number, width?: number) =>
    paragraph(scene, number.value, {
      letters,
      sizePx,
      color: colors.paper.inkLarge,
      ...(width !== undefined && { widthPx: width }),
      style: { whiteSpace: "nowrap", direction: "ltr" },
    });
  const { sizePx } = yield* fitNode(
    "number",
    {
      widthPx: numberWidth,
      heightPx: rise * letters.leading * share(scene, 1),
      minPx: floorPx.headline,
      maxPx: px(hand.sizes.number),
    },
    (size) => build(size, numberWidth),
  );
  const foot = isLandscape
    ? area.y + area.height / 2 + (figureHeight * sizePx) / 2
    : seam + sizePx * (sinks ? depth : -0.04);
  const outPx = sizePx * (scene.rtl ? (letters.tracking ?? 0) : hang);
  const figures = at(
    {
      x: area.x - outPx,
      y: foot - baseline * sizePx,
      width: numberWidth + outPx,
      height: letters.leading * sizePx,
    },
    {},
    build(sizePx),
  );
  const text: Area = isLandscape
    ? lower
    : { ...area, y: foot + px(30), height: bottom - foot - px(30) };
  return [
    ...(isSplit ? [drawBlock(scene, seam)] : []),
    figures,
    at(
      text,
      { flexDirection: "column", justifyContent: "center" },
      column({ width: text.width, rowGap: gapPx }, rest.node, words?.node ?? null),
    ),
  ];
}

/** Where the words of the block may stand, when it begins as high as it may. */
function textArea({ shape, px, widthPx }: Scene, area: Area, highest: number): Area {
  if (shape === "landscape") {
    const x = widthPx * seamOf.number + px(56);
    return { ...area, x, width: widthPx - x - area.x };
  }
  const y = highest + px(80);
  return { ...area, y, height: area.y + area.height - y };
}

/** The block, from a seam down, or on a landscape stage at the end. */
function drawBlock({ shape, colors, widthPx, heightPx }: Scene, seam: number): SlideNode {
  const x = shape === "landscape" ? widthPx * seamOf.number : 0;
  const y = shape === "landscape" ? 0 : seam;
  return at(
    { x, y, width: widthPx - x, height: heightPx - y },
    { backgroundColor: colors.primary.background },
  );
}

/** What the block says under the rest of the header. */
function explainNumber(scene: Scene, hand: TemplateHand, lower: Area): ReturnType<typeof explain> {
  const { colors, media } = scene;
  const isSplit = hasFields(scene);
  const box = {
    widthPx: lower.width,
    heightPx: lower.height * (media ? 0.74 : 0.62),
    sheet: isSplit ? colors.primary : colors.paper,
    maxSize: 44,
  };
  return explain(scene, hand, box, {
    strip: stripPart(scene, Math.floor(lower.width)),
    callout: platePart(scene, isSplit ? plate(scene) : colors.primary),
  });
}
