import { isCutOff, maxImageEdgePx, maxImagePixels } from "@slideloom/core/media";
import type { FetchBytes } from "./media.ts";

/** Longest edge of the smaller image: larger than any slide shows. */
const shrunkEdgePx = 2160;

/** Re-encodes an image upright, with that longest edge. Rejects if it can't. */
export type ShrinkImage = (bytes: Uint8Array, edgePx: number) => Promise<Uint8Array>;

/** Returns the note for an image whose edge is too long for the engine; null for others. */
export function describeShrunk({ width, height }: { width: number; height: number }) {
  if (Math.max(width, height) <= maxImageEdgePx) return null;
  const format = new Intl.NumberFormat("en").format;
  return `is ${format(width)} by ${format(height)} pixels, so a smaller copy is drawn`;
}

/**
 * Wraps a reader: images with very long edges are scaled down, with a note. Those that can't be are passed on, and
 * rejected by the engine.
 */
export function shrinkLongImages(fetchBytes: FetchBytes, shrink: ShrinkImage): FetchBytes {
  return async (url) => {
    const file = await fetchBytes(url);
    if ("bytes" in file) return file;
    const note = await findNote(file);
    if (note === null) return file;
    const bytes = await shrink(file, shrunkEdgePx).catch(() => null);
    return bytes ? { bytes, note } : file;
  };
}

async function findNote(bytes: Uint8Array): Promise<string | null> {
  // A smaller copy of a truncated image would look complete.
  if (isCutOff(bytes)) return null;
  const { imageSize } = await import("image-size");
  try {
    const size = imageSize(bytes);
    const isDecoded = size.type !== "svg" && size.width * size.height <= maxImagePixels;
    return isDecoded ? describeShrunk(size) : null;
  } catch {
    return null;
  }
}
