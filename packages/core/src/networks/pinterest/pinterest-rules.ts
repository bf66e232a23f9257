import { countUnits } from "../counting/count-caption.ts";
import { swipe } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";

/** Pinterest's limits for pins (API v5). */
export const pinterestRules = {
  name: "Pinterest",
  countCaption: countUnits,
  caption: 800,
  altText: 500,
  forms: [{ kind: "images", perPost: 5, posts: 1 }],
  options: {
    board: {
      kind: "text",
      label: "Board",
      maxLength: 100,
      noun: "A board's id",
      required: "Choose a Pinterest board.",
    },
    title: {
      kind: "text",
      label: "Title",
      maxLength: 100,
      noun: "A title",
    },
  },
  imageTypes: ["jpeg", "png"],
  maxImageBytes: 20_000_000,
  preview: { arrange: swipe("arrows", 2 / 3) },
} as const satisfies ServiceRules;
