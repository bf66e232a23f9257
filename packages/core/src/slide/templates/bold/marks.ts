import { box } from "../../../drawing/node.ts";
import { plainMark } from "../../composition/text/marks.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

/** Side of the square that is a plain item's bullet, as a fraction of the font size. */
const squareShare = 0.8;

/** Draws a solid square as a plain item's bullet, else the icon of the item's mark. */
export const drawMark: TemplateSkin["mark"] = (_, { mark, sizePx, sheet }) => {
  const color = sheet.accentLarge;
  const size = Math.max(4, sizePx * squareShare);
  return plainMark(mark, sizePx, {
    color,
    strokeWidth: 4,
    open: { share: 1, strokeWidth: 3.4 },
    neutral: box({ width: size, height: size, backgroundColor: color }),
    leading: 1.1,
  });
};
