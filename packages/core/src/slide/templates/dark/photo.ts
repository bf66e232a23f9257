import { insetFrame, leaveBeside, type PhotoLook } from "../../composition/photo.ts";
import type { Answer } from "../../composition/skin.ts";
import { drawFramed } from "./framed.ts";

/** Space below the photograph, design px. */
const gap = 52;

/** The photograph in a frame of light, above the words or beside them. */
export const photo: Answer<PhotoLook> = (scene, skin) => {
  const frame = insetFrame(scene, skin);
  return { frame, ...leaveBeside(scene, skin, frame, gap), nodes: drawFramed(scene, frame) };
};
