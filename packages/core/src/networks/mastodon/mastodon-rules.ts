import { countGraphemes } from "../../text/index.ts";
import type { CountContext } from "../counting/count-caption.ts";
import { maxAltTextLength, maxCaptionLength, maxSlides } from "../limits.ts";
import { grid } from "../preview/arrangement.ts";
import type { ServiceRules } from "../service-rules.ts";
import { mastodonLength } from "./mastodon-length.ts";

/** Mastodon's default limits; servers report their own. */
export const mastodonRules = {
  name: "Mastodon",
  // The content warning counts as part of the post.
  countCaption(caption: string, { limits, options, stopAt }: CountContext) {
    const warning = countGraphemes(String(options["spoiler_text"] ?? ""));
    return warning + mastodonLength(caption, { urlLength: limits.url_length, stopAt });
  },
  caption: { usual: 500, most: maxCaptionLength },
  altText: { usual: 1500, most: maxAltTextLength },
  forms: [{ kind: "images", perPost: { usual: 4, most: maxSlides }, posts: 10 }],
  options: {
    visibility: {
      kind: "choice",
      label: "Who can see it",
      choices: [
        { value: "public", label: "Public", hint: "Anyone, and shown in public timelines" },
        { value: "unlisted", label: "Quiet", hint: "Anyone, but not shown in public timelines" },
        { value: "private", label: "Followers", hint: "Only your followers" },
      ],
    },
    spoiler_text: {
      kind: "text",
      label: "Content warning",
      maxLength: 500,
      noun: "A content warning",
    },
    sensitive: { kind: "switch", label: "Hide the images until people click" },
    language: { kind: "language", label: "Language" },
  },
  imageTypes: ["jpeg", "png", "webp"],
  /** A size that every Mastodon server accepts. */
  maxImageBytes: 8_000_000,
  preview: { arrange: grid({ frame: 16 / 9, tallest: 2 / 3 }) },
} as const satisfies ServiceRules;
