import { claimSize } from "../../composition/claim-size.ts";
import { evenLines } from "../../composition/even-lines.ts";
import { surround } from "../../composition/around.ts";
import { squeezedGap } from "../../composition/squeezed.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import type { LookBuilder } from "../../composition/skin.ts";
import { accentBar } from "./paint.ts";
import { besideSphere } from "./sphere.ts";

/** Draws the header in the lower part of the slide, with a short bar and the other text below it. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, context, reading } = scene;
  const whole = besideSphere(scene, skin.area(scene, skin));
  const area = shape === "landscape" ? { ...whole, width: whole.width * 0.86 } : whole;
  const neighbours = { area, after: reading.blocks };
  const hasBar = context.design.headerUnderline && reading.header.text.trim() !== "";
  return {
    area,
    around: surround(scene, evenLines(skin), neighbours, { maxSize: skin.sizes.body + 2 }),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    footPx: hasBar ? squeezedGap(scene, 44) : 0,
    placement: "foot",
    draw: ({ room }) =>
      hasBar ? [accentBar(scene, room.x, room.y + room.height - Math.max(3, px(8)))] : [],
  };
};
