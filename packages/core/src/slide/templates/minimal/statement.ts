import { claimSize } from "../../composition/fit/claim-size.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textColumns } from "./grid.ts";
import { textPart, calloutPart } from "../../composition/text/around/parts.ts";
import { stackAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

/**
 * Places the header in the lower part across the whole width, with text below it from the second of four columns on.
 */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { blocks, header } = scene.reading;
  const area = skin.area(scene, skin);
  const parts = { over: [], under: [textPart(scene, skin, blocks), calloutPart(scene, skin)] };
  return {
    area,
    around: stackAboveAndBelow(scene, textColumns(scene, area), parts, { maxSize: 54, gap: 64 }),
    maxSize: claimSize(header, skin.sizes.statement),
    placement: "foot",
  };
};
