import { countCharacters } from "../counting/count-caption.ts";
import { swipe } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";

export const blueskyRules = {
  name: "Bluesky",
  countCaption: countCharacters,
  /** The lexicon `app.bsky.feed.post` allows 300 graphemes and 3,000 bytes. */
  caption: 300,
  captionBytes: 3000,
  altText: 2000,
  /** `app.bsky.embed.gallery` holds up to 10 images to swipe. */
  forms: [{ kind: "images", perPost: 10, posts: 5 }],
  options: { language: { kind: "language", label: "Language" } },
  imageTypes: ["jpeg", "png"],
  /** Older servers accept no larger images, although the lexicon allows 2 MB. */
  maxImageBytes: 976_000,
  preview: { arrange: swipe("dots") },
} as const satisfies ServiceRules;
