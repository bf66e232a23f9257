import { isEmbedded } from "@slideloom/core/document";
import { convertImages, type FetchBytes, MediumError } from "@slideloom/renderer";
import { decodeDataUrl } from "../media/embedded-media-service.ts";
import { findMediaId } from "../media/media-address.ts";
import { MediaError } from "../media/media-error.ts";
import type { ImageProcesses } from "../media/image-processes.ts";
import type { ReencodedImage } from "../media/process/protocol.ts";
import type { UploadService } from "../media/upload-service.ts";
import { createImageConverter } from "./convert-image.ts";
import { OutboundError } from "../outbound/outbound-error.ts";

/** Timeout. Shorter than for a single image that a person waits for, because a post may have many images. */
const timeoutMs = 5000;

/** Where the images of slides come from. */
export interface MediumSources {
  mediaFetches: {
    read(
      url: string,
      options: { by: string; timeoutMs: number },
    ): Promise<Pick<ReencodedImage, "bytes" | "note">>;
  };
  uploads: Pick<UploadService, "read">;
  images: Pick<ImageProcesses, "reencode">;
}

/** Returns a function that reads uploads from storage, and fetches other media as `GET /api/media/fetch` does. */
export function createMediumReader({
  mediaFetches,
  uploads,
  images,
  by,
  embedded = new Map(),
}: MediumSources & {
  /** The party whose turns the images' conversions take. */
  by: string;
  /** Maps the short addresses of embedded images to their `data:` URLs. */
  embedded?: ReadonlyMap<string, string>;
}): FetchBytes {
  const read: FetchBytes = async (url) => {
    const id = findMediaId(url);
    if (id !== null) return uploads.read(id);
    if (isEmbedded(url)) {
      const dataUrl = embedded.get(url);
      if (dataUrl === undefined) throw new MediumError("the post doesn't contain this image");
      return decodeDataUrl(dataUrl);
    }
    // The brand's image, embedded in the draft.
    if (url.startsWith("data:")) return new Uint8Array(await (await fetch(url)).arrayBuffer());
    const { bytes, note } = await mediaFetches.read(url, { by, timeoutMs });
    return note === null ? bytes : { bytes, note };
  };
  const readConverted = convertImages(read, createImageConverter(images, by));
  return async (url) => {
    try {
      return await readConverted(url);
    } catch (error) {
      const isForPeople = error instanceof MediaError || error instanceof OutboundError;
      throw isForPeople ? new MediumError(error.message, { cause: error }) : error;
    }
  };
}
