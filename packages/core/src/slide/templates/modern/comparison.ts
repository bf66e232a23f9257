import { box } from "../../../drawing/node.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { icon } from "../../composition/text/icons.ts";
import type { WordMark } from "../../composition/text/marked-words.ts";
import { drawPair, stackedCards } from "../../composition/text/pair.ts";
import { badge, inset } from "../../composition/scene/boxes.ts";
import { areShort, halvesOf } from "../../composition/scene/areas.ts";
import type { Column } from "../../../layouts/reading/slide-reading.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { glass } from "./cards.ts";

/** Factors for the largest font size of rows in cards side by side, and one above the other. */
const besideGrowth = 1.4;
const stackedGrowth = 1.3;
/** A column with a longer row is too narrow for it in half of a high slide, so the cards are one above the other. */
const mostInHalf = 15;
/** If a column has more rows than this, or its area is low, the cards are side by side. */
const mostStacked = 4;
const lowRoom = 0.68;

function stacksCards(
  { shape, photo }: Scene,
  columns: readonly [Column, Column],
  { width, height }: Area,
): boolean {
  const rows = columns.flatMap((column) => column.rows);
  return (
    (shape === "portrait" || shape === "tall") &&
    photo === null &&
    height >= width * lowRoom &&
    columns.every((column) => column.rows.length <= mostStacked) &&
    (shape === "tall" || !areShort(rows, mostInHalf))
  );
}

/** How much lower the first card starts than the second, design px. */
const step = 52;

/** Draws the first column in a glass-like box, the second on an emphasized card that starts higher. */
export const comparePanes: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px, colors } = scene;
  const { columns, isJudged } = comparison;
  const { label, body } = skin.letters;
  const isStacked = stacksCards(scene, columns, room);
  const [side, ends] = [px(isStacked ? 44 : 36), squeezedGap(scene, isStacked ? 36 : 44)];
  const [first, second] = isStacked ? stackedCards(room, px(24), columns) : halvesOf(room, px(24));
  const stepPx = isStacked ? 0 : squeezedGap(scene, step);
  const widthPx = Math.floor(first.width - 2 * side - 2);
  return drawPair(scene, skin, columns, {
    areas: [inset(first, { top: stepPx }), second],
    // The first card starts lower and has less height. Its height limits the text of both cards.
    room: ({ height }) => ({
      widthPx,
      heightPx: Math.max(1, (isStacked ? height : second.height) - stepPx - 2 * ends),
    }),
    maxSize: skin.sizes.columns * (isStacked ? stackedGrowth : besideGrowth),
    side: (index) => {
      const { ink, muted, line } = index === 0 ? colors.panel : colors.chosen;
      const color = index === 0 ? muted : ink;
      return {
        headLetters: label,
        headColor: ink,
        rowLetters: { ...body, leading: 1.28, balanced: true, weight: index === 0 ? 400 : 500 },
        rowColor: color,
        rowGap: 0.7,
        mark: isJudged ? judgementDot(index, color, line) : null,
        ...(!isJudged && {
          between: () => box({ width: widthPx, height: 1, backgroundColor: line }),
        }),
      };
    },
    widestGap: 1.6,
    draw: ({ area, index, words }) =>
      glass(
        scene,
        area,
        {
          isLit: index === 1,
          style: {
            padding: `${ends + index * stepPx}px ${side}px ${ends}px`,
            ...(isStacked && { alignItems: "center" }),
          },
        },
        words,
      ),
  });
};

/** Draws a cross or a check mark in a disc. */
function judgementDot(index: number, color: string, field: string): WordMark {
  const draw = (sizePx: number) => {
    const size = Math.max(8, sizePx * 0.98);
    return badge(
      size,
      { borderRadius: size / 2, backgroundColor: field },
      icon(index === 0 ? "cross" : "check", size * 0.58, color, { strokeWidth: 3.2 }),
    );
  };
  return { draw, roomEm: 1.3, topEm: 0.14 };
}
