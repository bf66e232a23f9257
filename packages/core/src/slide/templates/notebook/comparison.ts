import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { halvesOf } from "../../composition/scene/areas.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { WordMark } from "../../composition/text/marked-words.ts";
import { drawPair } from "../../composition/text/pair.ts";
import { noteSheet } from "./colors.ts";
import { sign } from "./hand.ts";
import { drawNote } from "./paper.ts";

/** How much lower the second note is, design px. */
const step = 40;

/** Draws the columns as two sticky notes that lean away from each other. */
export const compareNotes: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px } = scene;
  const { columns, isJudged } = comparison;
  const sheets = [noteSheet(scene, "pale"), noteSheet(scene)] as const;
  const stepPx = squeezedGap(scene, step);
  const [one, other] = halvesOf(inset(room, { top: px(24), bottom: px(16) }), px(34));
  const areas = [inset(one, { bottom: stepPx }), inset(other, { top: stepPx })] as const;
  const [side, ends] = [px(36), squeezedGap(scene, 40)];
  const widthPx = Math.floor(one.width - 2 * side);
  return drawPair(scene, skin, columns, {
    areas: [areas[0], areas[1]],
    // The rows of both notes are at the same height.
    room: () => ({ widthPx, heightPx: one.height - 2 * stepPx - 2 * ends }),
    side: (index) => {
      const sheet = sheets[index === 0 ? 0 : 1];
      return {
        headLetters: { ...skin.letters.headline, leading: 1 },
        headColor: sheet.inkLarge,
        headScale: 1.36,
        rowLetters: { ...skin.letters.body, leading: 1.2, balanced: true },
        rowColor: sheet.ink,
        rowGap: 0.6,
        mark: isJudged ? judge(index, index === 0 ? sheet.accentLarge : sheet.ink) : null,
      };
    },
    maxSize: 48,
    widestGap: 1.2,
    draw: ({ area, index, words }) => [
      ...drawNote(scene, area, {
        sheet: sheets[index === 0 ? 0 : 1],
        turnDeg: index === 0 ? -1.1 : 1.1,
      }),
      boxAt({ ...area, x: area.x + side, y: one.y + stepPx + ends }, {}, words),
    ],
  });
};

/** Draws a cross for the worse side, a tick for the better one. */
function judge(index: number, color: string): WordMark {
  const name = index === 0 ? "cross" : "check";
  return {
    draw: (sizePx) => sign(sizePx * 0.86, [{ name, color, width: 3 }]),
    roomEm: 1.2,
    topEm: 0.12,
  };
}
