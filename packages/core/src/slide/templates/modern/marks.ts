import { box, type SlideNode } from "../../../drawing/node.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { badge } from "../../composition/scene/boxes.ts";
import { icon } from "../../composition/text/icons.ts";
import { markIcons } from "../../composition/text/marks.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { EntryMark } from "../../../layouts/reading/slide-reading.ts";
import { accentGradient, fillGradient } from "./paint.ts";

/** Draws a rounded tile with the icon of an item's mark; null for plain items and for items with their own symbol. */
export function markTile(scene: Scene, mark: EntryMark, sizePx: number): SlideNode | null {
  const name = markIcons[mark];
  if (!name || mark === "neutral") return null;
  return badge(
    sizePx,
    { borderRadius: sizePx * 0.32, backgroundImage: fillGradient(scene, 135) },
    icon(name, sizePx * 0.56, scene.colors.chosen.ink, {
      strokeWidth: name === "square" ? 2.2 : 3,
    }),
  );
}

/**
 * Draws a small tile as a plain item's bullet, or a tile with the icon of the item's mark. Null if the mark is "own".
 */
export const lineMark: TemplateSkin["mark"] = (scene, { mark, sizePx, sheet }) => {
  if (mark === "own") return null;
  const size = mark === "neutral" ? Math.max(4, sizePx * 0.42) : sizePx * 0.94;
  const tile =
    mark === "neutral"
      ? box({
          width: size,
          height: size,
          borderRadius: size * 0.34,
          backgroundImage: accentGradient(sheet, 135),
        })
      : markTile(scene, mark, size);
  return box({ height: sizePx * 1.4, display: "flex", alignItems: "center" }, tile);
};
