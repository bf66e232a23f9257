import type { Carousel } from "@slideloom/core/carousel";
import { buildUrl } from "@slideloom/core/contract/routes";

/** Builds an upload's public URL; the id is unguessable. */
export const buildMediaUrl = (id: string) =>
  buildUrl("getUpload", { params: { name: `${id}.webp` } });

/** Returns the id of the upload with that URL; null for other URLs. */
export function findMediaId(url: string): string | null {
  return /^\/media\/([\w-]{43})\.webp$/.exec(url)?.[1] ?? null;
}

/** Matches upload URLs that are whole JSON strings in a post's text, even if the JSON is invalid. */
const typedAddress = /(?<=")\\?\/media\\?\/[\w-]{43}\.webp(?=")/g;

/** Lists the uploads in a carousel's slides and text, without duplicates. */
export function findMediaIds({
  mediaUrls,
  jsonInput,
}: Pick<Carousel, "mediaUrls" | "jsonInput">): string[] {
  const typed = (jsonInput.match(typedAddress) ?? []).map(unescapeSlashes);
  const ids = [...Object.values(mediaUrls), ...typed].map(findMediaId);
  return [...new Set(ids)].filter((id) => id !== null);
}

/** Replaces the upload URLs in a post's text. */
export function replaceTypedMedia(
  jsonInput: string,
  replaced: ReadonlyMap<string, string>,
): string {
  return jsonInput.replace(typedAddress, (url) => replaced.get(unescapeSlashes(url)) ?? url);
}

function unescapeSlashes(text: string): string {
  return text.replaceAll(String.raw`\/`, "/");
}
