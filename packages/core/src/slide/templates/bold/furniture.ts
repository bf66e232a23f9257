import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow } from "../../composers/furniture.ts";
import { icon } from "../../composition/text/icons.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { FootParts, FurnitureLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, flexSpacer } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { closingFoot } from "./closing-foot.ts";
import { isImageCover, landscapeX } from "./cover-image.ts";
import { quoteBlock, quotePhotoX } from "./photo.ts";
import { hasBleedingHalves, hasFields, sheetOf, smallAccent, tint } from "./fields.ts";

/** Colours of the backgrounds at the start and the end of top row and foot. */
interface Ends {
  top: readonly [Sheet, Sheet];
  foot: readonly [Sheet, Sheet];
  /** `x` at which the left text of top row and foot must end, as a fraction of the slide's width. */
  reach: number;
  /** `x` of an image's left edge, as a fraction of the slide's width. If set, top row and foot end before it. */
  end?: number;
}

/** `x` of the edge between both coloured areas, as a fraction of a landscape slide's width. */
export const seamOf = { number: 0.54, closing: 0.68 } as const;
/** The `reach` of a landscape slide with a comparison. */
const halvesReach = 0.41;

function endsOf(scene: Scene, skin: TemplateSkin): Ends {
  const { layout, shape, colors, topSheet } = scene;
  const { primary, inkField } = colors;
  const sheet = sheetOf(scene);
  const over = topSheet ?? sheet;
  const same: Ends = { top: [over, over], foot: [sheet, sheet], reach: 1 };
  const isLandscape = shape === "landscape";
  const onSeam = (field: Sheet, reach: number): Ends =>
    isLandscape
      ? { top: [sheet, field], foot: [sheet, field], reach }
      : { ...same, foot: [field, field] };
  if (isImageCover(scene) && isLandscape) {
    return { ...same, reach: landscapeX - 0.14, end: landscapeX };
  }
  if (hasBleedingHalves(scene)) {
    return isLandscape ? onSeam(inkField, halvesReach) : { ...same, foot: [tint(scene), inkField] };
  }
  if (!hasFields(scene)) return same;
  if (layout === "number" && scene.reading.number) return onSeam(primary, seamOf.number);
  const hasFoot = layout === "closing" && closingFoot(scene, skin) !== null;
  return hasFoot ? onSeam(inkField, seamOf.closing) : same;
}

const strong: Letters = { family: "heading", weight: 700, leading: 1.3, tracking: -0.01 };
const quiet: Letters = { family: "body", weight: 500, leading: 1.3, tracking: -0.01 };

/** Height of the foot, design px. */
const footSize = 60;
/** Width of the arrow in the foot, design px. */
const cueSize = 62;
/** Width of the slide's number in the top row, design px. */
const numberSize = 220;

/**
 * Places title and number at the top, and brand, hashtags and arrow at the foot. Each gets the text colour of its
 * background.
 */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { px, widthPx } = scene;
  const ends = endsOf(scene, skin);
  const { top, foot } = furnitureAreas(scene, skin, px(footSize));
  const endX = ends.end ? widthPx * ends.end - px(56) : top.x + top.width;
  const isSplit = ends.reach < 1;
  const startPx = isSplit ? widthPx * ends.reach - top.x - px(36) : top.width * 0.8;
  const split = isSplit ? splitFoot(scene, { ...foot, width: startPx }, endX) : null;
  return {
    top: topLook(scene, ends, { area: top, startPx, endX }),
    foot: footLook(scene, ends, foot, split ?? oneFootRow(scene, foot)),
  };
};

function topLook(
  scene: Scene,
  { top: [start, end] }: Ends,
  { area, startPx, endX }: { area: Area; startPx: number; endX: number },
): FurnitureLook["top"] {
  const line = { letters: strong, color: start.ink };
  const hasChip = scene.layout === "picture" || quoteBlock(scene) !== null;
  const sheet = hasChip ? scene.colors.primary : end;
  const numberPx = scene.px(numberSize);
  return {
    brand: line,
    title: { ...line, marking: start.smallHighlight },
    number: { ...line, color: sheet.ink, accent: smallAccent(scene, sheet) },
    place: ({ lead, number }) => [
      quoteBlock(scene) ? wrapped(scene, area, lead) : boxAt({ ...area, width: startPx }, {}, lead),
      hasChip
        ? chip(scene, { ...area, x: endX }, number)
        : boxAt({ ...area, x: endX - numberPx, width: numberPx }, {}, flexSpacer(), number),
    ],
  };
}

function footLook(
  scene: Scene,
  { foot: [start, last], end }: Ends,
  area: Area,
  usual: FurnitureLook["foot"]["place"],
): FurnitureLook["foot"] {
  const { px, shape } = scene;
  const isHalved = hasBleedingHalves(scene) && shape !== "landscape";
  return {
    brand: { letters: strong, color: start.ink },
    tag: { letters: quiet, color: (isHalved && scene.context.brand ? last : start).ink },
    image: { sizePx: px(58), sheet: start },
    isNarrow: end !== undefined || isHalved,
    cue: icon("arrow", px(cueSize), last.ink, { strokeWidth: 3.2 }),
    place: isHalved ? halvedFoot(scene, area) : usual,
  };
}

/** Draws title or brand in the narrow column beside a quote's photo, wrapped to at most four lines. */
function wrapped(scene: Scene, area: Area, lead: SlideNode | null): SlideNode {
  const { px, widthPx } = scene;
  const width = Math.floor(widthPx * quotePhotoX - area.x - px(24));
  const style = { whiteSpace: "normal", width, lineHeight: 1.24 } as const;
  const lines =
    lead?.kind === "text" ? { ...lead, style: { ...lead.style, ...style }, maxLines: 4 } : lead;
  return boxAt({ ...area, width, height: area.height * 4 }, {}, lines);
}

/** Draws the slide's number in a coloured box over a photo; `x` is the right edge of the box, CSS px. */
function chip(scene: Scene, { x, y, height }: Area, number: SlideNode | null): SlideNode {
  const size = { width: height * 3.5, height: height * 1.46 };
  const { background } = scene.colors.primary;
  return boxAt(
    { x: x - size.width, y: y - height * 0.23, ...size },
    {
      ...(number && { backgroundColor: background }),
      alignItems: "center",
      justifyContent: "center",
    },
    number,
  );
}

/** Returns a function that places the foot, with the arrow at `endX`. */
function splitFoot(scene: Scene, area: Area, endX: number): FurnitureLook["foot"]["place"] {
  const widthPx = scene.px(cueSize);
  const place = oneFootRow(scene, area);
  return (parts) => [
    ...place({ ...parts, end: null }),
    boxAt({ ...area, x: endX - widthPx, width: widthPx }, { alignItems: "center" }, parts.end),
  ];
}

/**
 * Returns a function that places the brand in the first half of the foot, hashtags and arrow in the second. Without a
 * brand, the hashtags are in the first half.
 */
function halvedFoot({ px, widthPx, context }: Scene, area: Area): FurnitureLook["foot"]["place"] {
  const middle = widthPx / 2;
  const style = { alignItems: "center", columnGap: px(18) };
  const startPx = middle - area.x - px(40);
  const endPx = middle - px(42) - area.x;
  return ({ image, names, tags, end }: FootParts): SlideNode[] => [
    boxAt({ ...area, width: startPx }, style, image, names, ...(context.brand ? [] : tags)),
    boxAt(
      { ...area, x: middle + px(42), width: endPx },
      style,
      ...(context.brand ? tags : []),
      flexSpacer(),
      end,
    ),
  ];
}
