import type { Bridge } from "../bridge.ts";

/** Postiz makes the document from images, and has no length of its own for LinkedIn. */
const linkedin = { hasAltText: false, options: ["kind", "title", "first_comment"] } as const;

/** Further parts of a thread would carry no images. */
const onePost = { images: { perPost: 4, posts: 1 } } as const;

/** What Postiz passes on (its public API, version 2.23). It reads alt text for two services only. */
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
