import { embeddedLimits } from "../media/data-url.ts";

const mebibyte = 1024 * 1024;

/**
 * The largest request bodies, in bytes: by default, with a post, with a post and its images as `data:` URLs, of uploads,
 * of bulk imports.
 */
export const bodyLimits = {
  request: mebibyte,
  post: 4 * mebibyte,
  postWithImages: embeddedLimits.bodyBytes,
  media: 6 * mebibyte,
  library: 256 * mebibyte,
} as const;
