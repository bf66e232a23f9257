import type { CaptionService } from "./service-ids.ts";

/** Pages where a person writes a post; null if a service has a page on each of its servers. */
const composers: Readonly<Record<CaptionService, string | null>> = {
  linkedin: "https://www.linkedin.com/feed/?shareActive=true",
  instagram: "https://www.instagram.com/",
  facebook: "https://www.facebook.com/",
  x: "https://x.com/compose/post",
  threads: "https://www.threads.net/",
  bluesky: "https://bsky.app/",
  mastodon: null,
  pinterest: "https://www.pinterest.com/pin-creation-tool/",
  tiktok: "https://www.tiktok.com/upload",
};

export const findComposer = (service: CaptionService): string | null => composers[service];
