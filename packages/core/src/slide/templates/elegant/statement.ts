import { claimSize } from "../../composition/claim-size.ts";
import { evenLines } from "../../composition/even-lines.ts";
import { boxAt, inset } from "../../composition/place.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import type { LookBuilder } from "../../composition/skin.ts";
import { finePx } from "./parts.ts";
import { surroundWithText } from "../../composition/talkative.ts";

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
    around: surroundWithText(
      scene,
      evenLines(skin),
      { area: text, after: reading.blocks },
      { maxSize: 54, gap: 48 },
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
