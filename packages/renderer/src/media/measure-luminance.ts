import { relativeLuminance } from "@slideloom/core/design";
import type { Engine, EngineImage } from "../engine/engine.ts";

/** The height at which an image is measured, px. */
const sampleHeightPx = 48;

/** An image that covers more of its area than this has a ground of its own. */
const mostCoverage = 0.95;

/** Returns the mean relative luminance of an image's visible pixels; null if it covers its area. */
export async function measureLuminance(
  engine: Engine,
  image: EngineImage,
  ratio: number,
): Promise<number | null> {
  const heightPx = sampleHeightPx;
  const widthPx = Math.max(1, Math.round(heightPx * ratio));
  const style = { width: widthPx, height: heightPx };
  const pixels = await engine.render(
    { type: "image", src: image.src, style },
    { widthPx, heightPx, scale: 1, type: "raw", images: [image] },
  );
  let [covered, light] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    const hex = [0, 1, 2].map((channel) => toHex(pixels[at + channel] ?? 0)).join("");
    covered += alpha;
    light += alpha * relativeLuminance(`#${hex}`);
  }
  const isCovered = covered === 0 || covered / (widthPx * heightPx) > mostCoverage;
  return isCovered ? null : light / covered;
}

function toHex(value: number): string {
  return value.toString(16).padStart(2, "0");
}
