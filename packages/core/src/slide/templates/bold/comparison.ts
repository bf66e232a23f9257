import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { icon } from "../../composition/text/icons.ts";
import { judgement } from "../../composition/text/marked-words.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { rowAreas } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { drawTable } from "../../composition/text/table.ts";
import { hasBleedingHalves, tint } from "./fields.ts";

/** Gap between the text and the edge between both halves, design px. */
const seamGap = 42;
/** Diameter of the disc on the edge between both halves, design px. */
const discSize = 108;

/**
 * Draws a comparison as two halves, with an arrow on the edge between them. The first half is tinted, the second has
 * the text colour.
 */
export const compareHalves: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px, colors } = scene;
  const { columns, isJudged } = comparison;
  const { headline } = skin.letters;
  const { full, inner, lefts, top, bottom } = planHalves(scene, skin, room);
  const [tinted, inked] = [tint(scene), colors.inkField];
  const sheetOf = (side: number) => (side === 0 ? tinted : inked);
  const count = Math.max(...columns.map(({ rows }) => rows.length), 1);
  const linePx = Math.max(1.5, px(5));
  const padOf = (rowPx: number) => Math.min(px(24), rowPx * 0.14);
  return drawTable(scene, skin, columns, {
    widthPx: inner,
    head: {
      letters: { ...headline, leading: 1.02, tracking: -0.035 },
      color: (side) => (side === 0 ? tinted.inkLarge : inked.lead),
      maxSize: 66,
      heightPx: (bottom - top) * 0.22,
      airPx: px(34),
    },
    rows: (headPx) =>
      rowAreas({ x: 0, y: top + headPx, width: inner, height: bottom - top - headPx }, count, 0),
    cell: {
      look: (side) => cellLook(skin, sheetOf(side), { side, isJudged }),
      airPx: (rowPx) => linePx + padOf(rowPx) * 1.4,
    },
    draw: ({ headPx, sides }) => [
      ...drawHalves([tinted, inked], full),
      ...sides.flatMap(({ head, cells }, side) => {
        const x = lefts[side] ?? 0;
        const line = { backgroundColor: sheetOf(side).line };
        return [
          boxAt({ x, y: top, width: inner, height: headPx }, {}, head),
          ...cells.flatMap(({ node, row }) => {
            const by = linePx + padOf(row.height);
            return [
              boxAt({ ...row, x, height: linePx }, line),
              boxAt(inset({ ...row, x }, { top: by }), { alignItems: "flex-start" }, node),
            ];
          }),
        ];
      }),
      drawSeamDisc(scene, full),
    ],
  });
};

/** Style of a row's text. `side` is 0 for the first column, 1 for the second. */
function cellLook(
  { letters: { body } }: TemplateSkin,
  { ink, muted, accentLarge }: Sheet,
  { side, isJudged }: { side: number; isJudged: boolean },
) {
  const color = side === 0 ? muted : accentLarge;
  return {
    letters: { ...body, weight: side === 0 ? 500 : 600, leading: 1.2 },
    color: ink,
    mark: judgement(isJudged, side, color, { roomEm: 1.25, topEm: 0.16 }),
  };
}

/** Draws the backgrounds of both halves. The first one extends 1 CSS px under the second, so no gap is visible. */
function drawHalves(sides: readonly Sheet[], full: Area): SlideNode[] {
  const half = full.width / 2;
  return sides.map((sheet, index) =>
    boxAt(
      { ...full, x: full.x + index * half, width: half + (index === 0 ? 1 : 0) },
      { backgroundColor: sheet.background },
    ),
  );
}

/** Returns the area of both halves, and the position and width of the text in each; CSS px. */
function planHalves(scene: Scene, skin: TemplateSkin, room: Area) {
  const { px, shape, widthPx, heightPx } = scene;
  const isLandscape = shape === "landscape";
  const bleeds = hasBleedingHalves(scene);
  const area = skin.area(scene, skin);
  const full: Area = {
    x: isLandscape ? room.x - px(10) : 0,
    y: isLandscape && bleeds ? 0 : room.y,
    width: isLandscape ? widthPx - room.x + px(10) : widthPx,
    height: bleeds ? heightPx - (isLandscape ? 0 : room.y) : room.height,
  };
  const half = full.width / 2;
  const sidePx = isLandscape ? px(36) : px(skin.margin);
  return {
    full,
    inner: Math.floor(half - sidePx - px(seamGap)),
    lefts: [full.x + sidePx, full.x + half + px(seamGap)],
    top: isLandscape && bleeds ? room.y : room.y + px(62),
    bottom: bleeds
      ? area.y + area.height - (isLandscape ? px(10) : 0)
      : room.y + room.height - px(30),
  };
}

/** Draws a disc with an arrow that points from the first half to the second. */
function drawSeamDisc(scene: Scene, full: Area): SlideNode {
  const { px, colors, shape, heightPx } = scene;
  const size = px(discSize);
  const isLow = shape === "landscape" && hasBleedingHalves(scene);
  const y = isLow ? heightPx - px(66) - size / 2 : full.y;
  return boxAt(
    { x: full.x + (full.width - size) / 2, y: y - size / 2, width: size, height: size },
    {
      borderRadius: size / 2,
      backgroundColor: colors.chosen.background,
      alignItems: "center",
      justifyContent: "center",
    },
    icon("arrow", px(60), colors.chosen.ink, { strokeWidth: 3.2 }),
  );
}
