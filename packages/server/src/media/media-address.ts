import type { Carousel } from "@slideloom/core/carousel";

/** The address under which everybody who knows it sees an upload. */
export const buildMediaUrl = (id: string) => `/media/${id}.webp`;

/** The upload behind an address; null where it is none of ours. */
export function findMediaId(url: string): string | null {
  return /^\/media\/([\w-]{43})\.webp$/.exec(url)?.[1] ?? null;
}

/** The uploads that a carousel shows, each once. */
export function findMediaIds({ mediaUrls }: Pick<Carousel, "mediaUrls">): string[] {
  const ids = Object.values(mediaUrls).map(findMediaId);
  return [...new Set(ids)].filter((id) => id !== null);
}
