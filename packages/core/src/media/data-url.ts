import { maxUploadBytes } from "./upload.ts";

/**
 * Limits of `data:` images in a post's text. `imageBytes` and `postBytes` are decoded bytes of one image and of all
 * images.
 */
export const embeddedLimits = {
  imageBytes: maxUploadBytes,
  postBytes: 40 * 1024 * 1024,
  images: 100,
  /** Maximum size of a request body with a post and its base64-encoded images, in bytes. */
  bodyBytes: 56 * 1024 * 1024,
} as const;

/** Whether a URL is a base64 `data:` image. Checks only the start. */
export function isDataImage(url: string): boolean {
  return /^data:image\/[\w.+-]+;base64,/i.test(url.slice(0, 100));
}

/** The decoded size of a base64 `data:` URL, in bytes. */
export function measureDataImage(url: string): number {
  const padding = url.endsWith("==") ? 2 : url.endsWith("=") ? 1 : 0;
  return Math.floor(((url.length - url.indexOf(",") - 1) * 3) / 4) - padding;
}

const maxUrlLength = 2048;

/** Maximum length of an image's `data:` URL in base64, in characters. */
export const maxMediaUrlLength = Math.ceil((embeddedLimits.imageBytes / 3) * 4) + 100;

/** Whether a URL has at most `maxUrlLength` characters, or is image data within the limit. */
export function fitsMediaUrl(url: string): boolean {
  if (url.length <= maxUrlLength) return true;
  return isDataImage(url) && measureDataImage(url) <= embeddedLimits.imageBytes;
}
