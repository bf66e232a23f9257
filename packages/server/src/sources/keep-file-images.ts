import type { UploadedMedia } from "@slideloom/core/contract/media";
import { MediaError } from "../media/media-error.ts";
import { replaceFileImages } from "./readers/file-images.ts";
import type { FoundSource } from "./readers/source-file.ts";

/** Smaller images are icons and logos. */
const minPx = { width: 300, height: 180 };

/**
 * Stores the images of a file, such as a Word document, as uploads that slides can show. Unused uploads are deleted
 * after a day. Without `upload`, they aren't offered.
 */
export async function keepFileImages(
  { files = [], ...found }: FoundSource,
  upload: ((bytes: Uint8Array) => Promise<UploadedMedia>) | null,
): Promise<FoundSource> {
  const stored = new Map<string, string>();
  for (const { url, bytes } of upload ? files : []) {
    const image = await upload?.(bytes).catch(ignoreUnsuited);
    const isLarge = image && image.widthPx >= minPx.width && image.heightPx >= minPx.height;
    if (isLarge) stored.set(url, image.url);
  }
  return replaceFileImages(found, stored);
}

/** An image that can't be stored isn't offered; the text is read all the same. */
function ignoreUnsuited(error: unknown): null {
  if (error instanceof MediaError) return null;
  throw error;
}
