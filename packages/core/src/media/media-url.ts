import { truncateLabel } from "../text/index.ts";

const imagePath = /\.(jpeg|jpg|gif|png|webp|avif|svg)$/i;
/** URLs of images that aren't on the web: in the post's text or in this browser. */
const ownImage = /^(data|blob|local|embedded):/i;
const videoPath = /\.(mp4|webm|ogg|mov)$/i;

/** http(s), a host in any script or an IPv6 address, an optional port; no user name. */
const webAddress =
  /^https?:\/\/(?<host>\[[\da-f:.]+\]|[^\s/?#@:[\]\\<>"]+)(?::\d{1,5})?(?:[/?#].*)?$/iu;

/** A valid media URL, or an error message. */
export type MediaUrlResult = { ok: true; url: string } | { ok: false; message: string };

/** Validates a typed URL. Accepts only http(s) URLs with a known image or video extension. */
export function parseMediaUrl(text: string): MediaUrlResult {
  const url = text.trim();
  if (url === "") return { ok: false, message: "Please enter a URL" };
  if (!webAddress.test(url)) return { ok: false, message: "Please enter a valid URL" };
  if (!imagePath.test(pathOf(url)) && !videoPath.test(pathOf(url))) {
    return { ok: false, message: "URL must point to an image or video file" };
  }
  return { ok: true, url: url.replaceAll(/\s/gu, encodeURIComponent) };
}

/** Whether a slide's medium is a video, by a data URL's media type or the path's extension. */
export function isVideoUrl(url: string): boolean {
  return /^data:/i.test(url) ? /^data:video\//i.test(url) : videoPath.test(pathOf(url));
}

/** The decoded file name in a web URL; null if it has none, and for other kinds of URLs. */
export function findMediaFileName(url: string): string | null {
  if (ownImage.test(url)) return null;
  const name = pathOf(url).split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name) || null;
  } catch {
    return name;
  }
}

/** Truncates a file name to 20 characters: 17 and `...` (specification, section 9). */
export function mediaFileLabel(fileName: string): string {
  return truncateLabel(fileName, 20);
}

const shownUrlLength = 80;

/**
 * Shortens a URL for a message, without user name and query, because they may be secret. For images that aren't on the
 * web, returns a phrase to put after "the image".
 */
export function shortenMediaUrl(url: string): string {
  if (ownImage.test(url)) return "of the post";
  const [shown = ""] = url.replace(/^https?:\/\/(?:[^/?#@]*@)?/i, "").split(/[?#]/, 1);
  if (shown.length <= shownUrlLength) return shown;
  const tail = shown.slice(-(shownUrlLength / 2 - 1));
  return `${shown.slice(0, shownUrlLength / 2)}…${tail}`;
}

/** The URL's path without query; the whole text if there is no host. */
function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] ?? "";
}
