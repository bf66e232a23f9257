import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { judgement } from "../../composition/text/marked-words.ts";
import { drawPair, stackedCards } from "../../composition/text/pair.ts";
import { halvesOf } from "../../composition/scene/areas.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { card } from "./card.ts";

/** If a column has more rows than this, the cards are side by side; by the slide's shape. */
const mostStacked = { portrait: 4, square: 2, tall: 6, landscape: 0 } as const;
/** If the area's height is less than this fraction of its width, the cards are side by side. */
const lowRoom = 0.5;

/**
 * Draws a comparison as two cards, with a glow around the second. If the area is low or a column is long, they are side
 * by side.
 */
export const compareTiles: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px, colors, shape } = scene;
  const { columns, isJudged } = comparison;
  const { label, body } = skin.letters;
  const between = squeezedGap(scene, 26);
  const rows = Math.max(...columns.map((column) => column.rows.length));
  const isLow = room.height < room.width * lowRoom;
  const isBeside = rows > mostStacked[shape] || isLow || scene.photo !== null;
  const [side, ends] = [px(44), squeezedGap(scene, 34)];
  const tile = { padding: `${ends}px ${side}px`, alignItems: isBeside ? "flex-start" : "center" };
  return drawPair(scene, skin, columns, {
    areas: isBeside ? halvesOf(room, between) : stackedCards(room, between, columns),
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - 2 * side - px(6)),
      heightPx: Math.max(1, height - 2 * ends - px(6)),
    }),
    side: (index) => {
      const sheet = index === 0 ? colors.panel : colors.panelStrong;
      const { ink, muted } = sheet;
      return {
        headLetters: label,
        headColor: index === 0 ? ink : sheet.smallHighlight.color,
        rowLetters: { ...body, leading: 1.28, balanced: true, weight: index === 0 ? 400 : 500 },
        rowColor: index === 0 ? muted : ink,
        rowGap: 0.36,
        mark: judgement(isJudged, index, index === 0 ? muted : sheet.smallHighlight.color),
      };
    },
    widestGap: 0.95,
    draw: ({ area, index, words }) => card(scene, area, { isLit: index === 1, style: tile }, words),
  });
};
