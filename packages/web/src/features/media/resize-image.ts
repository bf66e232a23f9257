import { maxUploadBytes } from "@slideloom/core/media";

/** Longest edge and encoding quality of each attempt. The first result below the upload limit is used. */
const attempts = [
  { edgePx: 3000, quality: 0.9 },
  { edgePx: 2160, quality: 0.9 },
  { edgePx: 2160, quality: 0.8 },
  { edgePx: 1440, quality: 0.8 },
  { edgePx: 1080, quality: 0.7 },
];
/** Longest edge of the smaller copy that is checked for transparency, px. */
const sampleEdgePx = 256;

/**
 * Returns the image upright, in its original proportions, and below the upload limit. Rejects if the browser can't
 * decode or encode it.
 */
export async function resizeImage(
  file: Blob,
): Promise<{ blob: Blob; widthPx: number; heightPx: number }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const type = hasTransparency(bitmap) ? "image/webp" : "image/jpeg";
    for (const { edgePx, quality } of attempts) {
      const canvas = draw(bitmap, edgePx);
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.size <= maxUploadBytes) {
        return { blob, widthPx: canvas.width, heightPx: canvas.height };
      }
    }
    throw new RangeError("The image stays too large");
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, edgePx: number): OffscreenCanvas {
  const scale = Math.min(1, edgePx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function hasTransparency(bitmap: ImageBitmap): boolean {
  const canvas = draw(bitmap, sampleEdgePx);
  const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return data.some((value, index) => index % 4 === 3 && value < 250);
}
