import { embeddedLimits, measureDataImage, normalizeDataImage } from "../media/data-url.ts";
import { buildPostIssue, type Issue } from "./issue.ts";
import { LineIndex } from "./json/line-index.ts";
import type { Post } from "./post.ts";
import { listSlideMediaUrls } from "./slide-media.ts";

/** A text whose images, base64 `data:` URLs, were replaced by short addresses. */
export interface LightText {
  text: string;
  /** The original `data:` URLs, by short address. */
  images: ReadonlyMap<string, string>;
  /** Converts positions in `text` to positions in the original text. */
  restorePlaces: (issues: readonly Issue[]) => Issue[];
}

interface Cut {
  /** Position of the short address in the light text, in UTF-16 units. */
  offset: number;
  /** Number of UTF-16 units by which the address is shorter than the `data:` URL. */
  length: number;
}

const scheme = "embedded:";
/** The start of a JSON string with a `data:` URL, maybe after spaces and escaped line breaks. */
const dataStart = /"(?:\s|\\{1,3}[nrt]){0,20}data:/i;

/** Returns whether a URL is the short address of an image in a post's own text. */
export const isEmbedded = (url: string): boolean => url.startsWith(scheme);

/**
 * Replaces base64 `data:` images in a post's JSON by short addresses that contain `name`. Replaces at most
 * `embeddedLimits.images` images.
 */
export function takeImages(text: string, name = ""): LightText {
  const addresses = new Map<string, string>();
  const parts: string[] = [];
  const cuts: Cut[] = [];
  let [end, lightLength] = [0, 0];
  const keep = (part: string) => {
    parts.push(part);
    lightLength += part.length;
  };
  const start = new RegExp(dataStart, "gi");
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const at = found.index;
    const close = text.indexOf('"', at + 1);
    if (close === -1) break;
    // If the post's JSON is itself a JSON string, the quotes around the URL are escaped: `\"`.
    const last = text[at - 1] === "\\" && text[close - 1] === "\\" ? close - 1 : close;
    const url = readDataUrl(text.slice(at + 1, last));
    if (url === null) continue;
    const address = addresses.get(url) ?? `${scheme}${name}/${addresses.size}`;
    if (addresses.size === embeddedLimits.images && !addresses.has(url)) break;
    addresses.set(url, address);
    keep(text.slice(end, at + 1));
    cuts.push({ offset: lightLength, length: last - at - 1 - address.length });
    keep(address);
    end = last;
  }
  keep(text.slice(end));
  const light = parts.join("");
  return {
    text: light,
    images: new Map([...addresses].map(([url, address]) => [address, url])),
    restorePlaces: (issues) => restorePlaces(issues, light, cuts),
  };
}

/** Whether a text may have `data:` images. */
export const mayHaveImages = (text: string): boolean => dataStart.test(text);

/** Reads a `data:` image in a JSON string, which may have escaped slashes and line breaks; null if it isn't one. */
function readDataUrl(typed: string): string | null {
  const url = typed.includes("\\")
    ? typed.replaceAll(/\\{1,3}([/nrt])/g, (_, sign: string) => (sign === "/" ? "/" : ""))
    : typed;
  return url.includes("\\") ? null : normalizeDataImage(url);
}

function restorePlaces(issues: readonly Issue[], light: string, cuts: readonly Cut[]): Issue[] {
  if (cuts.length === 0) return [...issues];
  const lines = new LineIndex(light);
  return issues.map((issue) => {
    const before = cuts.filter(({ offset }) => offset < issue.offset);
    const onLine = before.filter(({ offset }) => lines.locate(offset).line === issue.line);
    const sum = (list: Cut[]) => list.reduce((total, { length }) => total + length, 0);
    return { ...issue, offset: issue.offset + sum(before), column: issue.column + sum(onLine) };
  });
}

/** Puts the images back into a post's JSON. */
export function restoreImages(text: string, images: ReadonlyMap<string, string>): string {
  if (images.size === 0) return text;
  return text.replace(/"(embedded:[^"\\]*)/g, (whole, address: string) => {
    const url = images.get(address);
    return url === undefined ? whole : `"${url}`;
  });
}

/** Returns an issue if one image, or the total of all images, is too large; otherwise null. */
export function refuseImages({ content }: Post, images: ReadonlyMap<string, string>): Issue | null {
  let totalBytes = 0;
  for (const [index, slide] of content.entries()) {
    const sizes = listSlideMediaUrls(slide, undefined).map((address) =>
      measureDataImage(images.get(address) ?? ""),
    );
    totalBytes += sizes.reduce((sum, bytes) => sum + bytes, 0);
    if (Math.max(0, ...sizes) > embeddedLimits.imageBytes) {
      const message = `Slide ${index + 1}: the image is larger than ${inMegabytes(embeddedLimits.imageBytes)}. Make it smaller, or use its URL.`;
      return buildPostIssue("error", "image-too-large", message, ["content", index, "media"]);
    }
  }
  if (totalBytes <= embeddedLimits.postBytes) return null;
  const message = `The post's images are larger than ${inMegabytes(embeddedLimits.postBytes)} together. Make them smaller, or use their URLs.`;
  return buildPostIssue("error", "images-too-large", message);
}

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Returns the post with each slide's media URL replaced by `find(url)`, or by an empty text if `find` returns null. */
export function mapImages(post: Post, find: (url: string) => string | null): Post {
  const content = post.content.map((slide) => {
    const { media } = slide;
    if (media === undefined) return slide;
    const map = (url: string) => find(url.trim()) ?? "";
    if (typeof media === "string") return { ...slide, media: map(media) };
    const { url, before } = media;
    return {
      ...slide,
      media: {
        ...media,
        ...(url !== undefined && { url: map(url) }),
        ...(before !== undefined && { before: map(before) }),
      },
    };
  });
  return { ...post, content };
}
