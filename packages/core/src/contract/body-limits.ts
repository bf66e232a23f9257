import { embeddedLimits } from "../media/data-url.ts";

const mebibyte = 1024 * 1024;

/**
 * Maximum sizes of request bodies in bytes. `postWithImages` is for posts with `data:` images, and `library` is for
 * bulk imports.
 */
export const bodyLimits = {
  request: mebibyte,
  post: 4 * mebibyte,
  postWithImages: embeddedLimits.bodyBytes,
  media: 6 * mebibyte,
  library: 256 * mebibyte,
} as const;
