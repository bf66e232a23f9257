import { box, type SlideNode } from "../../../drawing/node.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { badge } from "../../composition/scene/boxes.ts";
import { icon } from "../../composition/text/icons.ts";
import { markIcons } from "../../composition/text/marks.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { EntryMark } from "../../../layouts/reading/slide-reading.ts";

/** Draws a ring with the icon of a list item's mark; null for plain items and for items with their own symbol. */
export function ringMark(scene: Scene, mark: EntryMark, sizePx: number): SlideNode | null {
  const name = markIcons[mark];
  if (!name || mark === "neutral") return null;
  const color = scene.colors.panel.accentLarge;
  return badge(
    sizePx,
    {
      borderRadius: sizePx / 2,
      border: `${Math.max(1, sizePx * 0.055)}px solid ${color}`,
    },
    icon(name, sizePx * 0.54, color, {
      strokeWidth: mark === "open" ? 2 : 3,
    }),
  );
}

/** Draws a short dash as a plain item's bullet, else the icon of the item's mark; null if the mark is "own". */
export const lineMark: TemplateSkin["mark"] = (_, { mark, sizePx, sheet }) => {
  if (mark === "own") return null;
  const dash = { width: Math.max(4, sizePx * 0.2), height: Math.max(8, sizePx * 0.72) };
  return box(
    { height: sizePx * 1.4, display: "flex", alignItems: "center" },
    mark === "neutral"
      ? box({ ...dash, borderRadius: 1, backgroundColor: sheet.accentLarge })
      : icon(mark === "open" ? "square" : mark, sizePx * 0.86, sheet.accentLarge, {
          strokeWidth: 3,
        }),
  );
};
