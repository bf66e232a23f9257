import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { growth, listAreas } from "../../composition/scene/areas.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { centered, gutter, isMany, rowLines } from "./grid.ts";

/** Largest height of an item's text, as a fraction of its row's height. */
const textShare = 0.74;

/** Draws list items in large type as rows under thin lines, with check marks at the rows' ends, but no bullets. */
export const listRows: TemplateSkin["list"] = (scene, skin, entries, room) => {
  const { px } = scene;
  const sheet = skin.sheetOf(scene);
  const { length } = entries;
  const areas = listAreas(scene, room, entries, 0, { columnGapPx: px(gutter * 2) });
  const hasMarks = entries.some(({ mark }) => mark !== "own" && mark !== "neutral");
  const markPx = hasMarks ? px(isMany(length) ? 52 : 76) : 0;
  return {
    areas,
    room: ({ width, height }) => ({
      widthPx: Math.floor(width - markPx),
      heightPx: Math.min(
        height - squeezedGap(scene, isMany(length) ? 12 : length > 4 ? 30 : 36),
        height * (isMany(length) ? 0.9 : textShare),
      ),
    }),
    letters: {
      ...skin.letters.headline,
      weight: 500,
      leading: 1.08,
      tracking: -0.042,
      balanced: false,
    },
    maxSize: skin.sizes.list * growth(length),
    rules: rowLines(scene, areas),
    draw: ({ area, index, sizePx, words }) => {
      const { mark = "own" } = entries[index] ?? {};
      const end = hasMarks && mark !== "neutral" ? mark : null;
      return boxAt(
        area,
        { alignItems: "center", justifyContent: "space-between" },
        words({ color: sheet.ink }),
        end &&
          centered(markPx, skin.mark(scene, { mark: end, sizePx: sizePx * 0.8, sheet, index })),
      );
    },
  };
};
