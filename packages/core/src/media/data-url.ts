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

/** The start of a base64 `data:` URL (RFC 2397) of an image, or of bytes without a type. */
const imageStart =
  /^\s*data:\s*(image\/[\w.+-]{1,60}|(?:application|binary)\/octet-stream)?\s*(?:;[^;,"]{0,100}){0,5};\s*base64\s*,/i;
const startUnits = 500;

/** Whether a URL is a base64 `data:` image, in any spelling. Checks only the start. */
export function isDataImage(url: string): boolean {
  return imageStart.test(url.slice(0, startUnits));
}

/** Writes a base64 `data:` image in its usual spelling, e.g. `data:image/png;base64,AAAA`; null if it isn't one. */
export function normalizeDataImage(url: string): string | null {
  const found = imageStart.exec(url.slice(0, startUnits));
  if (!found) return null;
  const type = found[1]?.toLowerCase() ?? "application/octet-stream";
  let body = url.slice(found[0].length);
  if (/%[\da-f]{2}/i.test(body)) body = body.replaceAll(/%([\da-f]{2})/gi, readEscape);
  if (/\s/.test(body)) body = body.replaceAll(/\s+/g, "");
  if (/[-_]/.test(body)) body = body.replaceAll("-", "+").replaceAll("_", "/");
  return `data:${type};base64,${body}`;
}

const readEscape = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

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
