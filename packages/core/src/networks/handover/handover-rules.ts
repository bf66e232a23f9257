import { countPoints } from "../counting/count-caption.ts";
import { swipe } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";

/** Nothing is known of where the receiver posts. */
export const handoverRules = {
  name: "Webhook hand-off",
  countCaption: countPoints,
  captionOf: null,
  caption: null,
  altText: 5000,
  forms: [{ kind: "files", perPost: Infinity, posts: 1 }],
  options: {},
  imageTypes: ["jpeg", "png"],
  maxImageBytes: Infinity,
  preview: { arrange: swipe("dots") },
} as const satisfies ServiceRules;
