import { findMediaId } from "../media/media-address.ts";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import type { UploadService } from "../media/upload-service.ts";

/** Shorter than for people, who wait for one picture: a list waits for many. */
const timeoutMs = 5000;

/** Reads the media of slides: uploads from where they are kept, others as `GET /api/media/fetch` does. */
export function createMediumReader({
  mediaFetches,
  uploads,
}: {
  mediaFetches: Pick<MediaFetchService, "read">;
  uploads: Pick<UploadService, "read">;
}) {
  return async (url: string): Promise<Uint8Array> => {
    const id = findMediaId(url);
    if (id !== null) return uploads.read(id);
    // The brand's picture, which stands in the draft.
    if (url.startsWith("data:")) return new Uint8Array(await (await fetch(url)).arrayBuffer());
    return mediaFetches.read(url, AbortSignal.timeout(timeoutMs));
  };
}
