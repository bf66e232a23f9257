import { countUnits } from "../counting/count-caption.ts";
import { grid } from "../preview/arrangement.ts";
import { firstComment } from "../option-field.ts";
import type { ServiceRules } from "../service-rules.ts";

/** LinkedIn's limits for posts of people and pages. */
export const linkedinRules = {
  name: "LinkedIn",
  // LinkedIn counts the caption as typed, before reserved characters are escaped.
  countCaption: countUnits,
  caption: 3000,
  altText: 4086,
  forms: [
    { kind: "document", perPost: 300, posts: 1 },
    { kind: "images", perPost: 20, posts: 1 },
  ],
  options: {
    kind: {
      kind: "choice",
      label: "Post as",
      choices: [
        { value: "document", label: "Document", hint: "One PDF to swipe through" },
        { value: "images", label: "Images", hint: "A grid of images" },
      ],
    },
    title: {
      kind: "text",
      label: null,
      maxLength: 100,
      noun: "A title",
    },
    visibility: {
      kind: "choice",
      label: "Who can see it",
      choices: [
        { value: "public", label: "Anyone", hint: "Anyone on or off LinkedIn" },
        { value: "private", label: "Connections", hint: "Only your LinkedIn connections" },
      ],
    },
    first_comment: firstComment(1250),
  },
  sizePreset: "linkedin",
  imageTypes: ["jpeg", "png"],
  maxImageBytes: 8_000_000,
  // Captions are folded after about 210 characters.
  preview: {
    arrange: grid({ frame: 1, tallest: 4 / 5 }),
    fold: { lines: 3, perLine: 70, more: "…more" },
  },
} as const satisfies ServiceRules;
