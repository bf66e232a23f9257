import type { ConvertImage } from "../media/convert-images.ts";

/** Re-encodes an image as PNG. The browser decodes it, and drawing on a canvas converts its colours to sRGB. */
export const convertImage: ConvertImage = async (bytes, maxEdgePx) => {
  const whole = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const scale = Math.min(1, maxEdgePx / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((px) =>
    Math.max(1, Math.round(px * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
};
