import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { halvesOf } from "../../composition/scene/areas.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { judgement } from "../../composition/text/marked-words.ts";
import { drawPair, stackedCards } from "../../composition/text/pair.ts";
import { sheetOf } from "./fields.ts";
import { rule } from "./parts.ts";

/** A tall slide has two columns with at most this many rows one above the other, so that their words are larger. */
const mostStacked = 4;

/** Draws the first column on the page, the second in a tinted sidebar or, on a tall slide, on a field below. */
export const compareSidebar: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px, colors, shape, photo } = scene;
  const { columns, isJudged } = comparison;
  const paper = sheetOf(scene);
  const isStacked =
    shape === "tall" && photo === null && columns.every(({ rows }) => rows.length <= mostStacked);
  const areas = isStacked ? stackedCards(room, px(28), columns) : halvesOf(room, px(28));
  const [side, ends] = [px(34), squeezedGap(scene, 36)];
  const widthPx = Math.floor(areas[0].width - side - px(10));
  return drawPair(scene, skin, columns, {
    areas,
    room: ({ height }) => ({ widthPx: widthPx - px(10), heightPx: height - 2 * ends }),
    side: (index) => {
      const sheet = index === 0 ? paper : colors.chosen;
      return {
        headLetters: { ...skin.letters.headline, leading: 1.02 },
        headColor: sheet.ink,
        headScale: 1.7,
        rowLetters: { ...skin.letters.body, leading: 1.28, balanced: true },
        rowColor: index === 0 ? sheet.muted : sheet.ink,
        rowGap: 0.62,
        mark: judgement(isJudged, index, index === 0 ? sheet.muted : sheet.ink),
      };
    },
    maxSize: skin.sizes.columns * 1.2,
    widestGap: 1.3,
    draw: ({ area, index, words }) => [
      ...(index === 0
        ? [rule(scene, area, "rule", paper.ink)]
        : [boxAt(area, { backgroundColor: colors.chosen.background })]),
      boxAt({ ...area, x: area.x + (index === 0 ? 0 : side), y: area.y + ends }, {}, words),
    ],
  });
};
