import type { Carousel } from "@slideloom/core/carousel";
import { buildUrl } from "@slideloom/core/contract";

/** The address under which everybody who knows it sees an upload. */
export const buildMediaUrl = (id: string) =>
  buildUrl("getUpload", { params: { name: `${id}.webp` } });

/** The upload behind an address; null where it is none of ours. */
export function findMediaId(url: string): string | null {
  return /^\/media\/([\w-]{43})\.webp$/.exec(url)?.[1] ?? null;
}

/** The addresses of uploads that stand in a post's text, valid or not, as values of their own. */
const typedAddress = /(?<=")\\?\/media\\?\/[\w-]{43}\.webp(?=")/g;

/** The uploads that a carousel shows, each once: those assigned to slides, and those that its text names. */
export function findMediaIds({
  mediaUrls,
  jsonInput,
}: Pick<Carousel, "mediaUrls" | "jsonInput">): string[] {
  const typed = (jsonInput.match(typedAddress) ?? []).map(unescapeSlashes);
  const ids = [...Object.values(mediaUrls), ...typed].map(findMediaId);
  return [...new Set(ids)].filter((id) => id !== null);
}

/** The text of a post with other addresses in the place of those of uploads. */
export function replaceTypedMedia(
  jsonInput: string,
  replaced: ReadonlyMap<string, string>,
): string {
  return jsonInput.replace(typedAddress, (url) => replaced.get(unescapeSlashes(url)) ?? url);
}

function unescapeSlashes(text: string): string {
  return text.replaceAll(String.raw`\/`, "/");
}
