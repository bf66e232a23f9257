import { hash } from "node:crypto";
import { toUSVString } from "node:util";
import type { Carousel } from "@slideloom/core/carousel";
import { buildUrl } from "@slideloom/core/contract";
import { findSlideMediaUrl, parsePost } from "@slideloom/core/document";
import { findMediaFileName, isVideoUrl } from "@slideloom/core/media";
import { findMediaId } from "../media/media-address.ts";

/** Longer file names make addresses that proxies may refuse. */
const maxNameLength = 200;

/**
 * The carousel with addresses of this server instead of other sites', so viewers' browsers ask nobody else. Videos keep
 * theirs: a shared page links to them and never loads them.
 */
export function routeMedia(token: string, draft: Carousel): Carousel {
  const shown = listShownMedia(draft);
  const mediaUrls = shown.map(([index, url]) => [
    index,
    isElsewhere(url) ? buildSharedMediumUrl(token, url) : url,
  ]);
  // An assigned address comes before the one in the slide's text.
  const enableMedia = draft.enableMedia || shown.length > 0;
  return { ...draft, enableMedia, mediaUrls: Object.fromEntries(mediaUrls) };
}

/** The address behind a link of `routeMedia`; null unless this carousel shows it. */
export function findRoutedUrl(draft: Carousel, medium: string): string | null {
  const urls = listShownMedia(draft).map(([, url]) => url);
  return urls.find((url) => isElsewhere(url) && buildMediumId(url) === medium) ?? null;
}

/** The address of each slide's image or video as it is drawn, by slide index. */
function listShownMedia({ jsonInput, enableMedia, mediaUrls }: Carousel): [number, string][] {
  const parsed = parsePost(jsonInput);
  if (!parsed.ok) return [];
  return parsed.post.content.flatMap((slide, index): [number, string][] => {
    const url = findSlideMediaUrl(slide, enableMedia ? mediaUrls[index] : undefined);
    return url === null ? [] : [[index, url]];
  });
}

/** True for images that a browser would ask somebody else for; `data:` and uploads are here already. */
function isElsewhere(url: string): boolean {
  return !/^(data|local|blob):/i.test(url) && findMediaId(url) === null && !isVideoUrl(url);
}

const buildMediumId = (url: string) => hash("sha256", url, "base64url");

/** Ends in the file's name, which a placeholder shows. */
function buildSharedMediumUrl(token: string, url: string): string {
  const name = toUSVString(findMediaFileName(url) ?? "");
  const isUsable = name !== "" && encodeURIComponent(name).length <= maxNameLength;
  return buildUrl("getSharedMedium", {
    params: { token, medium: buildMediumId(url), name: isUsable ? name : "image" },
  });
}
