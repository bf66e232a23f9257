import { luminanceOf } from "@slideloom/core/design";
import type { Engine, EngineImage } from "../engine/engine.ts";

/** The height at which an image is measured, px. */
const sampleHeightPx = 48;

/** If an image covers more of its area than this, it has a background of its own. */
const mostCoverage = 0.95;

/** Minimum alpha, 0 to 255, of a solid pixel. */
const solidAlpha = 128;

/**
 * Returns the relative luminances of an image's solid pixels at the border or beside a transparent pixel. Null if the
 * image covers its whole area or has no solid pixel.
 */
export async function measureOutline(
  engine: Engine,
  image: EngineImage,
  ratio: number,
): Promise<number[] | null> {
  const heightPx = sampleHeightPx;
  const widthPx = Math.max(1, Math.round(heightPx * ratio));
  const style = { width: widthPx, height: heightPx };
  const pixels = await engine.render(
    { type: "image", src: image.src, style },
    { widthPx, heightPx, scale: 1, type: "raw", images: [image] },
  );
  const byte = (at: number) => pixels[at] ?? 0;
  const isSolid = (x: number, y: number) =>
    x >= 0 && x < widthPx && byte((y * widthPx + x) * 4 + 3) >= solidAlpha;
  const outline: number[] = [];
  let covered = 0;
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const at = (y * widthPx + x) * 4;
      covered += byte(at + 3) / 255;
      const isInside =
        isSolid(x - 1, y) && isSolid(x + 1, y) && isSolid(x, y - 1) && isSolid(x, y + 1);
      if (isSolid(x, y) && !isInside)
        outline.push(luminanceOf([byte(at), byte(at + 1), byte(at + 2)]));
    }
  }
  const isCovered = covered / (widthPx * heightPx) > mostCoverage;
  return isCovered || outline.length === 0 ? null : outline;
}
