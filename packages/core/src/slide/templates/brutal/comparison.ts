import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { halvesOf } from "../../composition/scene/areas.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { judgement } from "../../composition/text/marked-words.ts";
import { drawPair } from "../../composition/text/pair.ts";
import { rulePx, sheetOf, strongSheet } from "./fields.ts";
import { capitalsFor } from "./poster.ts";

/** Draws the first column in a thick frame, the second on a block in the primary or the text colour. */
export const compareBlocks: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px } = scene;
  const { columns, isJudged } = comparison;
  const [paper, strong] = [sheetOf(scene), strongSheet(scene)];
  const areas = halvesOf(room, 0);
  const [side, ends] = [px(32), squeezedGap(scene, 36)];
  const linePx = rulePx(scene);
  const widthPx = Math.floor(areas[0].width - 2 * side);
  return drawPair(scene, skin, columns, {
    areas,
    room: ({ height }) => ({ widthPx, heightPx: height - 2 * ends }),
    side: (index, { head }) => {
      const sheet = index === 0 ? paper : strong;
      return {
        headLetters: { ...capitalsFor(skin.letters.headline, head), leading: 1 },
        headColor: sheet.inkLarge,
        headScale: 1.3,
        rowLetters: { ...skin.letters.body, weight: 600, leading: 1.18, balanced: true },
        rowColor: index === 0 ? sheet.muted : sheet.ink,
        rowGap: 0.62,
        mark: judgement(isJudged, index, index === 0 ? sheet.muted : sheet.ink),
      };
    },
    maxSize: skin.sizes.columns * 1.6,
    widestGap: 1.4,
    draw: ({ area, index, words }) => [
      boxAt(
        area,
        index === 0
          ? { border: `${linePx}px solid ${paper.ink}` }
          : { backgroundColor: strong.background },
      ),
      boxAt({ ...area, x: area.x + side, y: area.y + ends }, {}, words),
    ],
  });
};
