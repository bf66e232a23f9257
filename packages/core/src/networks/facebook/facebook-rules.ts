import { countUnits } from "../counting/count-caption.ts";
import { collage } from "../preview/arrangement.ts";
import { firstComment } from "../option-field.ts";
import type { ServiceRules } from "../service-rules.ts";

/** Facebook's limits for posts of pages. */
export const facebookRules = {
  name: "Facebook",
  countCaption: countUnits,
  caption: 63_206,
  altText: 1000,
  forms: [{ kind: "images", perPost: 10, posts: 1 }],
  options: {
    first_comment: firstComment(5000),
  },
  sizePreset: "instagram-portrait",
  imageTypes: ["jpeg", "png"],
  maxImageBytes: 4_000_000,
  preview: { arrange: collage, fold: { lines: 5, perLine: 96, more: "See more" } },
} as const satisfies ServiceRules;
