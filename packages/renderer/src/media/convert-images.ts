import { isCutOff, maxImageEdgePx, maxImagePixels, needsConversion } from "@slideloom/core/media";
import type { FetchBytes } from "./media.ts";

/** Longest edge of a converted image: larger than any slide shows. */
const maxEdgePx = 2160;

/** Re-encodes an image upright, in sRGB, with edges of at most `maxEdgePx`. Rejects on failure. */
export type ConvertImage = (bytes: Uint8Array, maxEdgePx: number) => Promise<Uint8Array>;

/** Returns the note for an image whose edge is too long for the engine; null for others. */
export function describeShrunk({ width, height }: { width: number; height: number }) {
  if (Math.max(width, height) <= maxImageEdgePx) return null;
  const format = new Intl.NumberFormat("en").format;
  return `is ${format(width)} by ${format(height)} pixels, so a smaller copy is drawn`;
}

/**
 * Wraps a reader of images. Converts images that the engine can't decode, would draw in wrong colours, or would find
 * too large.
 */
export function convertImages(fetchBytes: FetchBytes, convert: ConvertImage): FetchBytes {
  return async (url) => {
    const file = await fetchBytes(url);
    if ("bytes" in file) return file;
    const size = await findSize(file);
    const note = size && describeShrunk(size);
    if (!size || (note === null && !needsConversion(file))) return file;
    const bytes = await convert(file, maxEdgePx).catch(() => null);
    if (bytes === null) return file;
    return note === null ? bytes : { bytes, note };
  };
}

/** Returns the size of an image that may be decoded; null for others. */
async function findSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  // A copy of a truncated image would look complete.
  if (isCutOff(bytes)) return null;
  const { imageSize } = await import("image-size");
  try {
    const size = imageSize(bytes);
    const isDecoded = size.type !== "svg" && size.width * size.height <= maxImagePixels;
    return isDecoded ? size : null;
  } catch {
    return null;
  }
}
