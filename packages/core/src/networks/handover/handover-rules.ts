import { countPoints } from "../counting/count-caption.ts";
import { swipe } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";

/** The widest limits, because a webhook's receiver may post to any service. */
export const handoverRules = {
  name: "Webhook hand-off",
  countCaption: countPoints,
  captionOf: null,
  caption: null,
  altText: 5000,
  forms: [{ kind: "files", perPost: Infinity, posts: 1 }],
  options: { language: { kind: "language", label: "Language" } },
  imageTypes: ["jpeg", "png"],
  maxImageBytes: Infinity,
  preview: { arrange: swipe("dots") },
} as const satisfies ServiceRules;
