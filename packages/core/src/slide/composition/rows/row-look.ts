import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { rowAreas } from "../scene/areas.ts";
import { boxAt, inset } from "../scene/boxes.ts";
import type { Area, Scene } from "../scene/scene.ts";
import { litSheet, type RowPlace, type TemplateSkin } from "../scene/skin.ts";
import { squeezedGap } from "../scene/squeeze.ts";

/** How a template draws a row: as a card, or without a card, under a line. */
interface RowLook {
  sheet: Sheet;
  style: SlideStyle;
  /** Padding left and right of the row's text, design px; 0 for rows under lines. */
  side: number;
}

/** Returns the look of an ordinary and of an emphasized row. Both are the template's cards of a single post. */
function rowLooks(scene: Scene, skin: TemplateSkin): { usual: RowLook; lit: RowLook } {
  const [usual, last] = [1, 2].map((index) => {
    const { sheet, style, padding } = skin.section(scene, { index, count: 3 });
    return { sheet, style, side: padding[0] === 0 ? 0 : rowSide };
  });
  const chosen = litSheet(scene, skin);
  const plain = usual ?? { sheet: skin.sheetOf(scene), style: {}, side: 0 };
  const lit = plain.side === 0 || !last ? fieldLook(chosen) : last;
  return { usual: plain, lit };
}

const fieldLook = (sheet: Sheet): RowLook => ({
  sheet,
  style: { backgroundColor: sheet.background },
  side: 0,
});

/** Padding left and right in a card, design px. */
const rowSide = 36;
/** Width of the bar at the start of a card, design px. */
const edgeWidth = 10;
/** How far an emphasized row without a card extends beyond the text, design px. */
const litReach = 28;
/** From this many rows on, gaps between cards are smaller. */
export const manyRows = 5;

export interface RowPlan {
  areas: Area[];
  /** Returns the area for the text of a row. */
  inner: (area: Area) => Area;
  /** Whether all rows are bands from edge to edge of the slide. */
  isBanded: boolean;
  /** Draws the cards, lines and emphasized rows behind the text. */
  surfaces: SlideNode[];
  sheetOf: (index: number) => Sheet;
}

/** Divides an area into rows. `most` is the largest height of a row, design px. */
export function planRows(
  scene: Scene,
  skin: TemplateSkin,
  room: Area,
  {
    count,
    isLit,
    most,
    hasCards = true,
  }: { count: number; isLit: (index: number) => boolean; most: number; hasCards?: boolean },
): RowPlan {
  const { px } = scene;
  const { usual, lit } = rowLooks(scene, skin);
  const bands = Array.from({ length: count }, (_, index) =>
    bandOf(scene, skin, { index, count, isLit: isLit(index) }),
  );
  const isBanded = bands.every((band) => band !== null);
  const plain = { sheet: skin.sheetOf(scene), style: {}, side: 0 };
  const look = hasCards && !isBanded ? usual : plain;
  const isCard = look.side > 0;
  const gapPx = isCard ? squeezedGap(scene, count >= manyRows ? 12 : 18) : 0;
  const areas = rowAreas(room, count, gapPx, px(most));
  const sidePx = px(look.side);
  const reachPx = isCard ? 0 : px(litReach);
  return {
    areas,
    inner: (area) => inset(area, { left: sidePx, right: sidePx }),
    isBanded,
    surfaces: areas.flatMap((area, index) => {
      const band = bands[index];
      if (band) {
        return boxAt({ ...area, x: 0, width: scene.widthPx }, { backgroundColor: band.background });
      }
      const edge = isCard ? skin.rows?.edge?.(scene, isLit(index)) : undefined;
      const bar = edge ? [boxAt({ ...area, width: px(edgeWidth) }, { backgroundColor: edge })] : [];
      if (!isLit(index)) return [boxAt(area, look.style), ...bar];
      const wide = { ...area, x: area.x - reachPx, width: area.width + 2 * reachPx };
      return [boxAt(wide, lit.style), ...bar];
    }),
    sheetOf: (index) => bands[index] ?? (isLit(index) ? lit.sheet : look.sheet),
  };
}

/** Returns the colours of the template's band for a row; null on a slide without enough space, or without bands. */
function bandOf(scene: Scene, { rows }: TemplateSkin, place: RowPlace): Sheet | null {
  const isFree = scene.shape !== "landscape" && scene.squeeze === 0 && scene.photo === null;
  return (isFree && rows?.band?.(scene, place)) || null;
}
