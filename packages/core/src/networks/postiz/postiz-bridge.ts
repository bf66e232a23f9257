import type { Bridge } from "../bridge.ts";

/**
 * `caption` is absent, because Postiz has no caption limit of its own for LinkedIn. Postiz builds a document from the
 * slide images.
 */
const linkedin = { hasAltText: false, options: ["kind", "title", "first_comment"] } as const;

/** One post instead of a thread, because further posts of a thread would have no images. */
const onePost = { images: { perPost: 4, posts: 1 } } as const;

/** Postiz's own limits (public API, version 2.23). Postiz sends alt text to two services only. */
export const postizBridge = {
  name: "Postiz",
  needsPublicUrl: false,
  services: {
    linkedin,
    "linkedin-page": linkedin,
    instagram: { hasAltText: false, options: ["first_comment"] },
    facebook: { hasAltText: false, options: ["first_comment"] },
    x: { forms: onePost, hasAltText: false, options: ["ai_generated"] },
    threads: { hasAltText: false, options: [] },
    bluesky: { forms: onePost, hasAltText: true, options: [] },
    mastodon: { caption: 500, forms: onePost, hasAltText: true, options: [] },
    pinterest: { caption: 500, hasAltText: false, options: ["board", "title"] },
    tiktok: { caption: 2000, hasAltText: false, options: ["title"] },
  },
} as const satisfies Bridge;
