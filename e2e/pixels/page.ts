import { createBrowserSlideRenderer } from "@slideloom/renderer/browser";
import type { SlideJob } from "@slideloom/renderer";

const renderer = createBrowserSlideRenderer();

async function hash(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the slide's PNG file as a worker of this browser makes it. */
async function hashFile(job: SlideJob): Promise<string> {
  return hash((await renderer.renderSlide(job, { scale: 1 })).bytes);
}

/** SHA-256 of the RGBA pixels that the preview's canvas shows. */
async function hashPreview(job: SlideJob): Promise<string> {
  const { bitmap } = await renderer.preview(job, { scale: 1, lane: "stage" });
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(bitmap, 0, 0);
  return hash(context.getImageData(0, 0, bitmap.width, bitmap.height).data);
}

export const pixels = { hashFile, hashPreview };
declare global {
  var pixelsOfThisBrowser: typeof pixels;
}
globalThis.pixelsOfThisBrowser = pixels;
