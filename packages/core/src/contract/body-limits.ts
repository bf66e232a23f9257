import { embeddedLimits } from "../media/data-url.ts";
import { sourceLimits } from "../sources/source.ts";

const mebibyte = 1024 * 1024;

/**
 * Maximum sizes of request bodies in bytes. `postWithImages` is for posts with `data:` images, and `library` is for
 * bulk imports. `source` has room for a source of the largest size whose JSON escapes each character (`\u0436`), which
 * takes up to three times the bytes.
 */
export const bodyLimits = {
  request: mebibyte,
  post: 4 * mebibyte,
  postWithImages: embeddedLimits.bodyBytes,
  media: 6 * mebibyte,
  source: 3 * sourceLimits.bytes + mebibyte,
  library: 256 * mebibyte,
} as const;

/**
 * Limits of the JSON in a body, because parsing can multiply its size by 50. A source with 20,000 passages has 300,000
 * values.
 */
export const jsonLimits = { values: 600_000, keys: 200_000, depth: 100 } as const;
