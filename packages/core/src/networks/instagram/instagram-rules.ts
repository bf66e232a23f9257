import { countPoints } from "../counting/count-caption.ts";
import { swipe } from "../preview/arrangement.ts";
import { firstComment } from "../option-field.ts";
import type { ServiceRules } from "../service-rules.ts";

/** Instagram's limits for posts through its API (Graph API v25.0, "Content publishing"). */
export const instagramRules = {
  name: "Instagram",
  countCaption: countPoints,
  caption: 2200,
  altText: 1000,
  forms: [{ kind: "images", perPost: 10, posts: 1 }],
  options: {
    first_comment: firstComment(2200),
    ai_generated: { kind: "switch", label: "Label as made with AI" },
  },
  ratio: { least: 0.8, most: 1.91 },
  sizePreset: "instagram-portrait",
  imageTypes: ["jpeg"],
  maxImageBytes: 8_000_000,
  // Since December 2025, more hashtags or mentions than `warn` lower a post's reach.
  hashtags: { warn: 5, most: 30 },
  mentions: { warn: 3, most: 20 },
  hasPlainLinks: true,
  needsPublicUrl: true,
  // Captions are folded after about 125 characters; the grid of a profile crops images to 3:4.
  preview: {
    arrange: swipe("dots"),
    fold: { lines: 2, perLine: 62, more: "… more" },
    profile: 3 / 4,
  },
} as const satisfies ServiceRules;
