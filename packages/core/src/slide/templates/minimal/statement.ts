import { claimSize } from "../../composition/claim-size.ts";
import { calloutPart, stackAround, textPart } from "../../composition/around.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import type { LookBuilder } from "../../composition/skin.ts";
import { textColumns } from "./grid.ts";

/**
 * Places the header in the lower part across the whole width, with text below it from the second of four columns on.
 */
export const statement: LookBuilder<HeaderLook> = (scene, skin) => {
  const { blocks, header } = scene.reading;
  const area = skin.area(scene, skin);
  const parts = { over: [], under: [textPart(scene, skin, blocks), calloutPart(scene, skin)] };
  return {
    area,
    around: stackAround(scene, textColumns(scene, area), parts, { maxSize: 54, gap: 64 }),
    maxSize: claimSize(header, skin.sizes.statement),
    placement: "foot",
  };
};
