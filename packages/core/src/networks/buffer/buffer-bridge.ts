import type { Bridge } from "../bridge.ts";
import { countUnitsWithUrls, type CountCaption } from "../counting/count-caption.ts";

/** Number of characters that Buffer counts for each URL in a LinkedIn post. */
const linkedinUrlLength = 24;

/** Counts UTF-16 units. Every line break counts 2. */
const countWithBreaks: CountCaption = (caption) =>
  caption.length + (caption.match(/(?<!\r)\n|\r(?!\n)/g)?.length ?? 0);

const linkedin = {
  countCaption: countUnitsWithUrls(linkedinUrlLength),
  forms: { images: { perPost: 9 } },
  hasAltText: true,
  options: ["kind", "title", "first_comment"],
} as const;

const onePost = { images: { perPost: 4, posts: 1 } } as const;

/**
 * Buffer's own limits (developers.buffer.com, guides "character limits" and "hosting media", October 2026). `perPost`
 * is the number of images that API clients have posted successfully.
 */
export const bufferBridge = {
  name: "Buffer",
  needsPublicUrl: true,
  services: {
    linkedin,
    "linkedin-page": linkedin,
    instagram: {
      countCaption: countWithBreaks,
      caption: 2196,
      hasAltText: true,
      options: ["first_comment", "ai_generated"],
    },
    facebook: { caption: 5000, hasAltText: true, options: ["first_comment"] },
    x: { hasAltText: true, options: ["ai_generated"] },
    threads: { forms: { images: { perPost: 10 } }, hasAltText: true, options: ["topic"] },
    bluesky: { forms: onePost, hasAltText: true, options: [] },
    mastodon: { forms: onePost, hasAltText: true, options: ["spoiler_text"] },
    pinterest: {
      caption: 500,
      forms: { images: { perPost: 1 } },
      hasAltText: true,
      options: ["board", "title"],
    },
    tiktok: { forms: { images: { perPost: 10 } }, hasAltText: true, options: ["title"] },
  },
} as const satisfies Bridge;
