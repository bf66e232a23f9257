import { embeddedLimits } from "../media/data-url.ts";

const mebibyte = 1024 * 1024;

/**
 * Maximum request bodies, in bytes: by default, for posts, for posts with images as `data:` URLs, for uploads, and for
 * bulk imports.
 */
export const bodyLimits = {
  request: mebibyte,
  post: 4 * mebibyte,
  postWithImages: embeddedLimits.bodyBytes,
  media: 6 * mebibyte,
  library: 256 * mebibyte,
} as const;
