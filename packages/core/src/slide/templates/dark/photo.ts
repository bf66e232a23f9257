import { insetFrame, leaveBeside } from "../../composition/photo/photo.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { drawFramed } from "./framed.ts";

/** Gap below the photo, design px. */
const gap = 52;

/** Places the photo in a glowing frame, above the text or beside it. */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const frame = insetFrame(scene, skin);
  return { frame, ...leaveBeside(scene, skin, frame, gap), nodes: drawFramed(scene, frame) };
};
