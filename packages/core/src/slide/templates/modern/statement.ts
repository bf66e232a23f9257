import { claimSize } from "../../composition/fit/claim-size.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import type { Area } from "../../composition/scene/scene.ts";
import { accentBar, accentBarWidth } from "./paint.ts";
import { besideSphere } from "./sphere.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/** Draws the header in the lower part of the slide, with a short bar and the other text below it. */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, context, reading } = scene;
  const whole = besideSphere(scene, skin.area(scene, skin));
  const area = shape === "landscape" ? { ...whole, width: whole.width * 0.86 } : whole;
  const neighbours = { area, after: reading.blocks };
  const hasBar = context.design.headerUnderline && reading.header.text.trim() !== "";
  const barX = ({ x, width }: Area) =>
    scene.align === "center" ? x + (width - px(accentBarWidth)) / 2 : x;
  return {
    area,
    around: textAboveAndBelow(scene, evenLines(skin), neighbours, { maxSize: skin.sizes.body + 2 }),
    maxSize: claimSize(reading.header, skin.sizes.statement),
    footPx: hasBar ? squeezedGap(scene, 44) : 0,
    placement: "foot",
    draw: ({ room }) =>
      hasBar ? [accentBar(scene, barX(room), room.y + room.height - Math.max(3, px(8)))] : [],
  };
};
