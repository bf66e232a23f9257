import { box } from "../../../drawing/node.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { icon } from "../../composition/icons.ts";

/** Of the size: a neutral mark's square. */
const squareShare = 0.8;

/** A solid square, or what the line says of itself. */
export const drawMark: TemplateSkin["mark"] = (_, { mark, sizePx, sheet }) => {
  switch (mark) {
    case "own":
      return null;
    case "check":
    case "cross":
      return icon(mark, sizePx, sheet.accentLarge, { strokeWidth: 4 });
    case "open":
      return icon("square", sizePx, sheet.accentLarge, { strokeWidth: 3.4 });
    case "neutral": {
      const size = Math.max(4, sizePx * squareShare);
      return box(
        { height: sizePx * 1.1, display: "flex", alignItems: "center" },
        box({ width: size, height: size, backgroundColor: sheet.accentLarge }),
      );
    }
  }
};
