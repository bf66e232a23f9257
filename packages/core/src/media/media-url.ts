import { truncateLabel } from "../document/label.ts";

const imagePath = /\.(jpeg|jpg|gif|png|webp|svg)$/i;
const videoPath = /\.(mp4|webm|ogg|mov)$/i;

/** http(s), a host of any script or an IPv6 address, perhaps a port; no user name. */
const webAddress =
  /^https?:\/\/(?<host>\[[\da-f:.]+\]|[^\s/?#@:[\]\\<>"]+)(?::\d{1,5})?(?:[/?#].*)?$/iu;

/** A URL that a slide may take, or the message that says why not. */
export type MediaUrlResult = { ok: true; url: string } | { ok: false; message: string };

/** Checks the address of a picture or video as it was typed: an http(s) URL whose path ends in a known extension. */
export function parseMediaUrl(text: string): MediaUrlResult {
  const url = text.trim();
  if (url === "") return { ok: false, message: "Please enter a URL" };
  if (!webAddress.test(url)) return { ok: false, message: "Please enter a valid URL" };
  if (!imagePath.test(pathOf(url)) && !videoPath.test(pathOf(url))) {
    return { ok: false, message: "URL must point to an image or video file" };
  }
  return { ok: true, url: url.replaceAll(/\s/gu, encodeURIComponent) };
}

/** Whether a slide's medium is a video: by its media type in a data URL, else by the extension in its path. */
export function isVideoUrl(url: string): boolean {
  return url.startsWith("data:") ? url.startsWith("data:video/") : videoPath.test(pathOf(url));
}

/** The file's name in a web address, decoded; null where the address ends without one and for any other kind of URL. */
export function findMediaFileName(url: string): string | null {
  if (/^(data|blob|local):/i.test(url)) return null;
  const name = pathOf(url).split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name) || null;
  } catch {
    return name;
  }
}

/** A file name for a list: at most 20 characters, a longer one its first 17 and `...`. */
export function mediaFileLabel(fileName: string): string {
  return truncateLabel(fileName, 20);
}

const shownUrlLength = 80;

/**
 * An address for a message: host and path without user name and query, which may hold secrets, its middle left out where
 * it is long. What is no web address and no path is named by its kind.
 */
export function shortenMediaUrl(url: string): string {
  if (/^(data|blob|local):/i.test(url)) return "the uploaded picture";
  const [shown = ""] = url.replace(/^https?:\/\/(?:[^/?#@]*@)?/i, "").split(/[?#]/, 1);
  if (shown.length <= shownUrlLength) return shown;
  const tail = shown.slice(-(shownUrlLength / 2 - 1));
  return `${shown.slice(0, shownUrlLength / 2)}…${tail}`;
}

/** From the slash after the host to the query; the whole text where there is no host. */
function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] ?? "";
}
