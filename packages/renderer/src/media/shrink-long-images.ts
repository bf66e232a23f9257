import { isCutOff, maxImageEdgePx, maxImagePixels } from "@slideloom/core/media";
import type { FetchBytes } from "./media.ts";

/** Of the smaller image: more than any slide shows. */
const shrunkEdgePx = 2160;

/** Writes the image again, upright and with that longest edge. Rejects where it can't. */
export type ShrinkImage = (bytes: Uint8Array, edgePx: number) => Promise<Uint8Array>;

/** The note on an image with an edge that the engine doesn't decode; null for others. */
export function describeShrunk({ width, height }: { width: number; height: number }) {
  if (Math.max(width, height) <= maxImageEdgePx) return null;
  const format = new Intl.NumberFormat("en").format;
  return `is ${format(width)} by ${format(height)} pixels, so a smaller copy is drawn`;
}

/** The reader with images of very long edges made smaller, with a note. What can't be made smaller is left to the engine to refuse. */
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
  // A smaller copy of half an image would look whole.
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
