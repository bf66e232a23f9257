import type { BoxNode } from "../../../drawing/node.ts";
import { lightestImage } from "../../../design/tone.ts";
import { formatRgba, getRgb } from "../../../design/rgb.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Scene } from "../scene/scene.ts";
import { findScrim } from "./scrim.ts";
import { slideImage } from "./slide-image.ts";

/** Opacities of the scrim over an image behind words: enough to calm bright images, and to let dark ones be seen. */
const scrimRange = { least: 0.45, most: 1 - lightestImage } as const;

/** Draws the image behind the words, under a scrim on which all text colours are legible; null on other slides. */
export function drawBackImage(scene: Scene): BoxNode | null {
  const { backImage, widthPx, heightPx, rtl, colors, context } = scene;
  if (!backImage) return null;
  const frame = { x: 0, y: 0, width: widthPx, height: heightPx };
  const ground = context.palette.backgroundColor;
  const { paper } = colors;
  const needed = findScrim(backImage, { frame, regions: [frame], rtl }, ground, [
    [paper.ink, 4.5],
    [paper.muted, 4.5],
    [paper.accent, 4.5],
  ]);
  const alpha = Math.min(scrimRange.most, Math.max(scrimRange.least, needed));
  const scrim = boxAt(frame, { backgroundColor: formatRgba({ rgb: getRgb(ground), alpha }) });
  return slideImage({ ...scene, media: backImage }, frame, { over: [scrim] });
}
