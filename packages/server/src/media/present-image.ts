import type { UploadedMedia } from "@slideloom/core/contract/media";

/** Presents an upload as the public API does. */
export const presentImage = ({ widthPx, heightPx, sizeBytes, ...image }: UploadedMedia) => ({
  ...image,
  width: widthPx,
  height: heightPx,
  bytes: sizeBytes,
});
