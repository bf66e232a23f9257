import { grid } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";
import { weightedLength } from "./weighted-length.ts";

/** X's limits; paid accounts have longer posts. */
export const xRules = {
  name: "X",
  countCaption: (caption, { stopAt }) => weightedLength(caption, stopAt),
  caption: { usual: 280, most: 25_000 },
  altText: 1000,
  forms: [{ kind: "images", perPost: 4, posts: 5, uncropped: [1, 4] }],
  options: { ai_generated: { kind: "switch", label: "Label as made with AI" } },
  sizePreset: "twitter",
  imageTypes: ["jpeg", "png", "webp"],
  maxImageBytes: 5_000_000,
  preview: { arrange: grid({ frame: 16 / 9, tallest: 3 / 4 }) },
} as const satisfies ServiceRules;
