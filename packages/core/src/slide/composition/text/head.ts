import type { SlideNode } from "../../../drawing/node.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { Composing } from "../fit/composing.ts";
import { fitHeadline } from "./fit-headline.ts";
import type { Letters } from "../scene/lettering.ts";
import { boxAt, inset } from "../scene/boxes.ts";
import { type Area, isLow, type Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import { squeezedGap, squeezedShare } from "../scene/squeeze.ts";
import type { Head } from "../scene/skin-parts.ts";

/**
 * Width of a headline beside the text on a landscape slide, as a fraction of the area's width. On slides under 400 CSS
 * px high, and beside paragraphs, the text needs more.
 */
const landscapeShare = { usual: 0.42, text: 0.37, low: 0.36 } as const;
/** Gap between a headline and the text beside it, design px. */
const landscapeGap = { usual: 60, text: 96 } as const;

/**
 * Width and largest height of a headline in a column with other text, as fractions of the area's size: on most slides,
 * and on compressed ones.
 */
const columnShares = {
  usual: { width: 0.42, height: 0.6 },
  squeezed: { width: 0.34, height: 0.46 },
} as const;

/** Whether other text is in a column below the headline, so the main block beside it has more height. */
export function hasWordColumn({ shape, squeeze, photo, layout }: Scene): boolean {
  return (
    shape === "landscape" &&
    (squeeze === 2 || (squeeze === 0 && photo === null && layout !== "text"))
  );
}

/** Whether the slide has text besides its headline and main block. */
function hasOtherText({ reading: { blocks, summary } }: Scene): boolean {
  return blocks.length > 1 || summary !== null;
}

/** Largest height of a headline above other content, as a fraction of the area's height. */
const headOver = 0.3;
/** Largest height of a headline above other content on a slide with a photo, as a fraction of the area's height. */
const headBesidePhoto = 0.22;

export interface HeadOptions {
  /** Area for the headline and the rest; by default all between top row and foot. */
  area?: Area;
  /** Largest height of the headline, as a fraction of the area's height. */
  share?: number;
  /** Largest font size, design px. */
  maxSize?: number;
  /** Gap between the headline and the rest, design px. */
  gap?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
}

/** Places the headline at the top of its area; on a landscape slide in a column on the left. */
export function* head(
  scene: Scene,
  skin: TemplateSkin,
  options: HeadOptions = {},
): Composing<Head> {
  const { area = skin.area(scene, skin), align = "start", sheet = skin.sheetOf(scene) } = options;
  const { reading, shape, px } = scene;
  const isLandscape = shape === "landscape";
  const column = columnShares[scene.squeeze === 2 ? "squeezed" : "usual"];
  const hasWords = hasWordColumn(scene) && (scene.squeeze === 2 || hasOtherText(scene));
  const widthShare = hasWords
    ? column.width
    : landscapeShare[isLow(scene.heightPx) ? "low" : scene.layout === "text" ? "text" : "usual"];
  const gapPx = px(landscapeGap[scene.layout === "text" ? "text" : "usual"]);
  const widthPx = isLandscape ? Math.round((area.width - gapPx) * widthShare) : area.width;
  const landscapeHeight = hasWords ? column.height : 0.86;
  const most = scene.photo ? headBesidePhoto : 1;
  const wanted = Math.min(most, options.share ?? headOver);
  const heightPx = area.height * (isLandscape ? landscapeHeight : squeezedShare(scene, wanted));
  const { letters, maxSize = skin.sizes.headline } = options;
  const fitted = yield* fitHeadline(scene, skin, "headline", reading.header, {
    widthPx,
    heightPx,
    maxSize,
    align,
    sheet,
    ...(letters && { letters }),
  });
  if (!fitted) return { nodes: [], rest: area, place: { ...area, height: 0 }, sizePx: 0 };
  const place = { x: area.x, y: area.y, width: widthPx, height: fitted.heightPx };
  const mark =
    scene.context.design.headerUnderline &&
    drawHeadMark(scene, skin, sheet, { ...place, wordsPx: fitted.wordsPx });
  return {
    nodes: [...(mark || []), boxAt(place, {}, fitted.node)],
    rest: isLandscape
      ? inset(area, { left: widthPx + gapPx })
      : inset(area, { top: fitted.heightPx + squeezedGap(scene, options.gap ?? 52) }),
    place,
    sizePx: fitted.sizePx,
  };
}

/** Draws the template's mark at a headline, under its middle if it is centred; a bar at its side is left out then. */
function drawHeadMark(
  scene: Scene,
  skin: TemplateSkin,
  sheet: Sheet,
  place: Area & { wordsPx: number },
): SlideNode[] {
  const mark = skin.headMark?.(scene, sheet, place) ?? [];
  if (scene.align !== "center") return mark;
  const lying = mark.filter(({ style }) => Number(style.width) > Number(style.height));
  const rightPx = Math.max(
    place.x,
    ...lying.map(({ style }) => Number(style.left) + Number(style.width)),
  );
  const byPx = (place.width - (rightPx - place.x)) / 2;
  return lying.map((node) => ({
    ...node,
    style: { ...node.style, left: Number(node.style.left) + byPx },
  }));
}

/** Gap below a headline with an underline, design px; the underline is in the gap. */
const markedGap = 78;
/** Gap below a headline without an underline, design px. */
const unmarkedGap = 56;

/** Places the headline, with space below it for an underline if the design has one. */
export function markedHead(
  scene: Scene,
  skin: TemplateSkin,
  options: HeadOptions = {},
): Composing<Head> {
  const isMarked = scene.context.design.headerUnderline;
  return head(scene, skin, { gap: isMarked ? markedGap : unmarkedGap, ...options });
}

/** Whether a headline needn't be at the top: the slide has one column, enough space, no photo, and a header. */
export function isRoomy({ shape, squeeze, photo, reading }: Scene): boolean {
  return (
    shape !== "landscape" && squeeze === 0 && photo === null && reading.header.text.trim() !== ""
  );
}
