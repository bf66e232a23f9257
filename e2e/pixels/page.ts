import { createBrowserSlideRenderer } from "@slideloom/renderer/browser";
import type { FileType } from "@slideloom/core/outputs";
import type { SlideJob } from "@slideloom/renderer";

const renderer = createBrowserSlideRenderer();

async function hash(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the slide's PNG file, drawn by a worker of this browser. */
async function hashFile(job: SlideJob): Promise<string> {
  return hash((await renderer.renderSlide(job, { scale: 1 })).bytes);
}

/** SHA-256 of the RGBA pixels on the preview's canvas. */
async function hashPreview(job: SlideJob): Promise<string> {
  const { bitmap } = await renderer.preview(job, { scale: 1, lane: "stage" });
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(bitmap, 0, 0);
  return hash(context.getImageData(0, 0, bitmap.width, bitmap.height).data);
}

/** SHA-256 of the post's PDF, made by a worker of this browser. */
async function hashDocument(type: FileType, job: SlideJob): Promise<string> {
  return hash(await (await renderer.renderFile(type, job)).file.arrayBuffer());
}

/**
 * Returns whether this browser's WebP has a lossy chunk (RFC 9649), and the sizes of the WebP and PNG files in bytes.
 */
async function compareWebp(job: SlideJob) {
  const webp = (await renderer.renderSlide(job, { type: "webp" })).bytes;
  const png = (await renderer.renderSlide(job)).bytes;
  const isLossy = new TextDecoder("latin1").decode(webp).includes("VP8 ");
  return { isLossy, webpBytes: webp.length, pngBytes: png.length };
}

/** The share of the slide's pixels in each RGB colour, most frequent first. */
async function listColors(job: SlideJob): Promise<[rgb: string, share: number][]> {
  const { bitmap } = await renderer.preview(job, { scale: 1, lane: "stage" });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const rgb = data.slice(at, at + 3).join();
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 40)
    .map(([rgb, count]) => [rgb, count / (width * height)]);
}

export const pixels = { listColors, hashFile, hashPreview, hashDocument, compareWebp };
declare global {
  var pixelsOfThisBrowser: typeof pixels;
}
globalThis.pixelsOfThisBrowser = pixels;
