import { claimSize } from "../../composition/fit/claim-size.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { litBar } from "./paint.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Indent of the text after the bar, design px. */
const indent = 40;
/** Gap between header and text, design px. */
const gap = 52;

/** Draws the header in the lower part of the slide, and the other text below it beside a glowing bar. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, reading } = scene;
  const whole = skin.area(scene, skin);
  const area = shape === "landscape" ? { ...whole, width: whole.width * 0.92 } : whole;
  const hasBody = reading.blocks.length > 0;
  const text = hasBody ? inset(area, { left: px(indent) }) : area;
  const neighbours = { area: text, after: reading.blocks };
  const bottom = area.y + area.height;
  return {
    area,
    around: textAboveAndBelow(scene, evenLines(skin), neighbours, {
      maxSize: skin.sizes.body + 2,
      gap,
    }),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    placement: "foot",
    draw: ({ room }) => {
      const y = Math.min(bottom, room.y + room.height + px(gap));
      return hasBody ? [litBar(scene, { x: area.x, y, height: bottom - y })] : [];
    },
  };
};
