import { box } from "../../../drawing/node.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { badge } from "../../composition/scene/boxes.ts";
import { icon } from "../../composition/text/icons.ts";

/** Side of the square that is a plain item's bullet, as a fraction of `sizePx`. */
const squareShare = 0.34;

/**
 * Draws a small square as a plain item's bullet, or a box with the icon of the item's mark. Null if the mark is "own".
 */
export const drawMark: TemplateSkin["mark"] = (scene, { mark, sizePx, sheet }) => {
  if (mark === "own") return null;
  const square = Math.max(4, sizePx * squareShare);
  if (mark === "neutral") {
    return box(
      { height: sizePx * 1.16, width: sizePx * 0.8, display: "flex", alignItems: "center" },
      box({ width: square, height: square, backgroundColor: sheet.secondary }),
    );
  }
  const size = Math.max(8, sizePx * 0.94);
  return badge(
    size,
    { border: `${Math.max(1.5, scene.px(3))}px solid ${sheet.accentLarge}` },
    mark === "open" ? null : icon(mark, size * 0.62, sheet.secondary, { strokeWidth: 3.2 }),
  );
};
