import { claimSize } from "../../composition/claim-size.ts";
import { calloutPart, stackAround, textPart } from "../../composition/around.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import type { Answer } from "../../composition/skin.ts";
import { hung } from "./grid.ts";

/** Places text at the top from the second column on, and the header at the foot across the whole width. */
export const statement: Answer<HeaderLook> = (scene, skin) => {
  const { blocks, header } = scene.reading;
  const area = skin.area(scene, skin);
  const parts = { over: [textPart(scene, skin, blocks)], under: [calloutPart(scene, skin)] };
  return {
    area,
    around: stackAround(scene, hung(scene, area), parts, { maxSize: 54, gap: 64 }),
    maxSize: claimSize(header, skin.sizes.statement),
    placement: "foot",
  };
};
