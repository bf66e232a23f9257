import { maxUploadBytes } from "./upload.ts";

/** Limits of images in a post's own text, as `data:` URLs: decoded bytes of each and of all, and their number. */
export const embeddedLimits = {
  imageBytes: maxUploadBytes,
  postBytes: 40 * 1024 * 1024,
  images: 100,
  /** A post with its images, encoded. */
  bodyBytes: 56 * 1024 * 1024,
} as const;

/** Whether an address is an image as a base64 `data:` URL; checks only its start. */
export function isDataImage(url: string): boolean {
  return /^data:image\/[\w.+-]+;base64,/i.test(url.slice(0, 100));
}

/** The decoded size of a base64 `data:` URL, in bytes. */
export function measureDataImage(url: string): number {
  const padding = url.endsWith("==") ? 2 : url.endsWith("=") ? 1 : 0;
  return Math.floor(((url.length - url.indexOf(",") - 1) * 3) / 4) - padding;
}

const maxUrlLength = 2048;

/** Whether an address isn't too long, or is image data within the limit. */
export function fitsMediaUrl(url: string): boolean {
  if (url.length <= maxUrlLength) return true;
  return isDataImage(url) && measureDataImage(url) <= embeddedLimits.imageBytes;
}
