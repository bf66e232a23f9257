import { leaveBeside, photoHeight, photoShare, type PhotoLook } from "../../composition/photo.ts";
import type { Area } from "../../composition/scene.ts";
import type { Answer } from "../../composition/skin.ts";
import { drawFramed } from "./framed.ts";

/** Space below the photograph, design px. */
const gap = 52;

/** The photograph in a frame of light, above the words or beside them. */
export const photo: Answer<PhotoLook> = (scene, skin) => {
  const { widthPx, shape } = scene;
  const whole = skin.area(scene, skin);
  const share = photoShare(scene);
  const width = Math.round(widthPx * share) - whole.x;
  const frame: Area =
    shape === "landscape"
      ? { ...whole, x: widthPx - whole.x - width, width }
      : { ...whole, height: photoHeight(scene, whole.y) };
  return { frame, ...leaveBeside(scene, skin, frame, gap), nodes: drawFramed(scene, frame) };
};
