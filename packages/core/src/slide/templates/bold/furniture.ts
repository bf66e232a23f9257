import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow } from "../../composers/furniture.ts";
import { icon } from "../../composition/icons.ts";
import type { Letters } from "../../composition/lettering.ts";
import type { FootParts, FurnitureLook } from "../../composition/looks.ts";
import { at, spring } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Answer } from "../../composition/skin.ts";
import { isPictureCover, landscapeX } from "./cover-picture.ts";
import { quoteBlock, quotePhotoX } from "./photo.ts";
import { hasBleedingHalves, hasFields, sheetOf, smallAccent, tint } from "./fields.ts";

/** What the ends of the top row and of the foot stand on. */
interface Ends {
  top: readonly [Sheet, Sheet];
  foot: readonly [Sheet, Sheet];
  /** How far the words at the start may reach, of the stage's width. */
  reach: number;
  /** Where the words at the end end, of the stage's width: a picture may begin there. */
  end?: number;
}

/** Of a landscape stage's width: where the second field begins. */
export const seamOf = { number: 0.54, closing: 0.68 } as const;
const halvesReach = 0.41;

function endsOf(scene: Scene): Ends {
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
  if (isPictureCover(scene) && isLandscape) {
    return { ...same, reach: landscapeX - 0.14, end: landscapeX };
  }
  if (hasBleedingHalves(scene)) {
    return isLandscape ? onSeam(inkField, halvesReach) : { ...same, foot: [tint(scene), inkField] };
  }
  if (!hasFields(scene)) return same;
  if (layout === "number" && scene.reading.number) return onSeam(primary, seamOf.number);
  return layout === "closing" ? onSeam(inkField, seamOf.closing) : same;
}

const strong: Letters = { family: "heading", weight: 700, leading: 1.3, tracking: -0.01 };
const quiet: Letters = { family: "body", weight: 500, leading: 1.3, tracking: -0.01 };

/** Design px: the foot's height, the width of its arrow and of the number. */
const footSize = 60;
const cueSize = 62;
const numberSize = 220;

/** Title and number at the top; who posts, hashtags and an arrow at the foot: each in the ink of the field under it. */
export const furniture: Answer<FurnitureLook> = (scene, skin) => {
  const { px, widthPx, shape } = scene;
  const { top, foot, reach, end } = endsOf(scene);
  const areas = furnitureAreas(scene, skin, px(footSize));
  const { x, width } = areas.top;
  const endX = end ? widthPx * end - px(56) : x + width;
  const isSplit = reach < 1;
  const startPx = isSplit ? widthPx * reach - x - px(36) : width * 0.8;
  const isHalved = hasBleedingHalves(scene) && shape !== "landscape";
  const line = { letters: strong, color: top[0].ink };
  const hasChip = scene.layout === "picture" || quoteBlock(scene) !== null;
  const numberSheet = hasChip ? scene.colors.primary : top[1];
  return {
    top: {
      brand: line,
      title: { ...line, accent: top[0].ink },
      number: { ...line, color: numberSheet.ink, accent: smallAccent(scene, numberSheet) },
      place: ({ lead, number }) => [
        quoteBlock(scene)
          ? wrapped(scene, areas.top, lead)
          : at({ ...areas.top, width: startPx }, {}, lead),
        hasChip
          ? chip(scene, { ...areas.top, x: endX }, number)
          : at(
              { ...areas.top, x: endX - px(numberSize), width: px(numberSize) },
              {},
              spring(),
              number,
            ),
      ],
    },
    foot: {
      brand: { letters: strong, color: foot[0].ink },
      tag: { letters: quiet, color: (isHalved ? foot[1] : foot[0]).ink },
      image: { sizePx: px(58), sheet: foot[0] },
      isNarrow: end !== undefined || isHalved,
      cue: icon("arrow", px(cueSize), foot[1].ink, { strokeWidth: 3.2 }),
      place: isHalved
        ? halvedFoot(scene, areas.foot)
        : isSplit
          ? splitFoot(scene, { ...areas.foot, width: startPx }, endX)
          : oneFootRow(scene, areas.foot),
    },
  };
};

/** A line in the column beside a quote's photograph, where it wraps. */
function wrapped(scene: Scene, area: Area, lead: SlideNode | null): SlideNode {
  const { px, widthPx } = scene;
  const width = Math.floor(widthPx * quotePhotoX - area.x - px(24));
  const style = { whiteSpace: "normal", lineClamp: 4, width, lineHeight: 1.24 } as const;
  const lines = lead?.kind === "text" ? { ...lead, style: { ...lead.style, ...style } } : lead;
  return at({ ...area, width, height: area.height * 4 }, {}, lines);
}

/** The number on a chip over a photograph; `x` is where it ends. */
function chip(scene: Scene, { x, y, height }: Area, number: SlideNode | null): SlideNode {
  const size = { width: height * 3.5, height: height * 1.46 };
  const { background } = scene.colors.primary;
  return at(
    { x: x - size.width, y: y - height * 0.23, ...size },
    {
      ...(number && { backgroundColor: background }),
      alignItems: "center",
      justifyContent: "center",
    },
    number,
  );
}

/** The arrow apart from the rest of the foot. */
function splitFoot(scene: Scene, area: Area, endX: number): FurnitureLook["foot"]["place"] {
  const widthPx = scene.px(cueSize);
  const place = oneFootRow(scene, area);
  return (parts) => [
    ...place({ ...parts, end: null }),
    at({ ...area, x: endX - widthPx, width: widthPx }, { alignItems: "center" }, parts.end),
  ];
}

/** Who posts on the one half, hashtags and the arrow on the other. */
function halvedFoot({ px, widthPx }: Scene, area: Area): FurnitureLook["foot"]["place"] {
  const middle = widthPx / 2;
  const style = { alignItems: "center", columnGap: px(18) };
  const startPx = middle - area.x - px(40);
  const endPx = middle - px(42) - area.x;
  return ({ image, names, tags, end }: FootParts): SlideNode[] => [
    at({ ...area, width: startPx }, style, image, names),
    at({ ...area, x: middle + px(42), width: endPx }, style, ...tags, spring(), end),
  ];
}
