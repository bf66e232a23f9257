import { claimSize } from "../../composition/fit/claim-size.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { finePx } from "./parts.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";

/** Width of the line before the text, design px. */
const lineWidth = 120;
/** Indent of the text after the line, design px. */
const bodyStart = 164;

/** Draws a large header in the lower part of the slide, with the other text below it after a thin line. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, context, reading, shape } = scene;
  const area = skin.area(scene, skin);
  const text = inset(area, { left: px(bodyStart) });
  const usual = skin.sizes.statement * (shape === "landscape" ? 1.25 : 1);
  return {
    area,
    around: textAboveAndBelow(
      scene,
      evenLines(skin),
      { area: text, after: reading.blocks },
      { ...roomForLongText(scene), maxSize: 54, gap: 48 },
    ),
    maxSize: claimSize(reading.header, usual),
    shareOf: 0.94,
    placement: "foot",
    draw: ({ under: [words] }) => {
      if (!words || !context.design.headerUnderline) return [];
      const y = Number(words.style.top) + px(34);
      const backgroundColor = skin.sheetOf(scene).accentLarge;
      return [
        boxAt({ x: area.x, y, width: px(lineWidth), height: finePx(scene) }, { backgroundColor }),
      ];
    },
  };
};
