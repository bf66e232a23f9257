import { scrollRow } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";
import { threadsLength } from "./threads-length.ts";

/** Threads' limits; more than 5 links are refused since December 2025. */
export const threadsRules = {
  name: "Threads",
  countCaption: (caption, { stopAt }) => threadsLength(caption, stopAt),
  caption: 500,
  altText: 1000,
  forms: [{ kind: "images", perPost: 20, posts: 1 }],
  options: {
    topic: {
      kind: "text",
      label: "Topic",
      maxLength: 50,
      noun: "A topic",
    },
  },
  ratio: { least: 0.1, most: 10 },
  sizePreset: "instagram-portrait",
  imageTypes: ["jpeg", "png"],
  maxImageBytes: 8_000_000,
  links: { most: 5 },
  needsPublicUrl: true,
  preview: { arrange: scrollRow },
} as const satisfies ServiceRules;
