import { isHeaderAlone } from "../../../layouts/brevity.ts";
import { claimSize } from "../../composition/fit/claim-size.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { stackAboveAndBelow } from "../../composition/text/around/above-and-below.ts";
import { calloutPart, textPart } from "../../composition/text/around/parts.ts";
import { rule } from "./parts.ts";
import { sheetOf } from "./fields.ts";

/** Indent of the text under the header, as a fraction of the area's width. */
const indent = { usual: 0.26, landscape: 0.4 } as const;

/** Largest font size of a very short header, design px; a larger one would be too near to the top row. */
const most = 400;

/** Draws a large header under the rule, and the text at the foot, indented under a fine rule. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, reading, shape } = scene;
  const area = skin.area(scene, skin);
  const left = area.width * indent[shape === "landscape" ? "landscape" : "usual"];
  const parts = {
    over: [],
    under: [textPart(scene, skin, reading.blocks), calloutPart(scene, skin)],
  };
  return {
    area,
    around: stackAboveAndBelow(scene, inset(area, { left }), parts, { maxSize: 56, gap: 44 }),
    maxSize: Math.min(most, claimSize(reading.header, skin.sizes.statement)),
    placement: isHeaderAlone(reading) ? "middle" : "top",
    draw: ({ under: [words] }) => {
      if (!words) return [];
      const y = Number(words.style.top) - px(34);
      return [rule(scene, { ...area, y }, "hair", sheetOf(scene).line)];
    },
  };
};
