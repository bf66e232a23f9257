import { countUnits } from "../counting/count-caption.ts";
import { swipe } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";

/** TikTok's limits for photo posts (Content Posting API). */
export const tiktokRules = {
  name: "TikTok",
  countCaption: countUnits,
  caption: 4000,
  altText: null,
  forms: [{ kind: "images", perPost: 35, posts: 1 }],
  options: {
    title: {
      kind: "text",
      label: "Title",
      maxLength: 90,
      noun: "A title",
    },
  },
  sizePreset: "vertical",
  imageTypes: ["jpeg", "webp"],
  maxImageBytes: 20_000_000,
  needsPublicUrl: true,
  preview: { arrange: swipe("dots", 9 / 16), fold: { lines: 3, perLine: 50, more: "more" } },
} as const satisfies ServiceRules;
