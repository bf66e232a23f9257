import { hash } from "node:crypto";
import { toUSVString } from "node:util";
import type { Carousel } from "@slideloom/core/carousel";
import { buildUrl } from "@slideloom/core/contract/routes";
import {
  createDocument,
  listShownMedia,
  parsePost,
  readSlideMedia,
  setMediaOptions,
} from "@slideloom/core/document";
import { findMediaFileName, isVideoUrl } from "@slideloom/core/media";
import { findMediaId } from "../media/media-address.ts";

/** Endpoints that serve the images of a link's page. */
type MediumRoute = "getSharedMedium" | "getReviewMedium";

/** Longer file names make URLs that proxies may refuse. */
const maxNameLength = 200;

/**
 * Replaces other sites' image URLs with URLs of this server. Videos keep theirs, because a shared page only links to
 * them.
 */
export function proxyMedia(
  token: string,
  draft: Carousel,
  route: MediumRoute = "getSharedMedium",
): Carousel {
  const shown = listMedia(draft);
  const proxy = (url: string) => (isRemote(url) ? buildSharedMediumUrl(route, token, url) : url);
  // A slide's own image is listed before the first one of a comparison.
  const mediaUrls = shown.map(([index, url]) => [index, proxy(url)]).toReversed();
  const jsonInput = mapFirstImages(draft.jsonInput, proxy);
  // Enabled so that the assigned proxy URLs take precedence over the URLs in the slides' text.
  const enableMedia = draft.enableMedia || shown.length > 0;
  return { ...draft, jsonInput, enableMedia, mediaUrls: Object.fromEntries(mediaUrls) };
}

/** Replaces the URLs of the first images of comparisons in a post's text. */
function mapFirstImages(text: string, proxy: (url: string) => string): string {
  const document = createDocument(text);
  const slides = document.post?.content ?? [];
  return slides.reduce((edited, slide, slideIndex) => {
    const before = readSlideMedia(slide)?.before;
    if (!before) return edited;
    const edit = setMediaOptions(edited, { slideIndex, options: { before: proxy(before) } });
    return edit.ok ? edit.document : edited;
  }, document).text;
}

/** Returns the original URL for a URL of `proxyMedia`; null if this carousel doesn't use it. */
export function findProxiedUrl(draft: Carousel, medium: string): string | null {
  const urls = listMedia(draft).map(([, url]) => url);
  return urls.find((url) => isRemote(url) && buildMediumId(url) === medium) ?? null;
}

function listMedia(draft: Carousel): [index: number, url: string][] {
  const parsed = parsePost(draft.jsonInput);
  return parsed.ok ? listShownMedia(parsed.post, draft) : [];
}

/** Returns whether a browser would load the image from another server; `data:` URLs and uploads are local. */
function isRemote(url: string): boolean {
  return !/^(data|local|blob):/i.test(url) && findMediaId(url) === null && !isVideoUrl(url);
}

const buildMediumId = (url: string) => hash("sha256", url, "base64url");

/** Builds a URL that ends with the file's name, because a placeholder shows that name. */
function buildSharedMediumUrl(route: MediumRoute, token: string, url: string): string {
  const name = toUSVString(findMediaFileName(url) ?? "");
  const isUsable = name !== "" && encodeURIComponent(name).length <= maxNameLength;
  return buildUrl(route, {
    params: { token, medium: buildMediumId(url), name: isUsable ? name : "image" },
  });
}
