import { countGraphemes } from "../../text/index.ts";
import type { Network } from "../network.ts";
import type { OptionFields, OptionValues } from "../option-field.ts";
import { describeThread, splitEvenly } from "../split-slides.ts";
import { mastodonLength } from "./mastodon-length.ts";

/** Mastodon's default limits, for servers that don't report their own. */
const usual = { caption: 500, images: 4, altText: 1500 };
const mostPosts = 10;

const options = {
  visibility: {
    kind: "choice",
    label: "Who can see it",
    choices: [
      { value: "public", label: "Public", hint: "Anyone; shown in public timelines" },
      { value: "unlisted", label: "Quiet", hint: "Anyone; not shown in public timelines" },
      { value: "private", label: "Followers", hint: "Only your followers" },
    ],
  },
  spoiler_text: {
    kind: "text",
    label: "Content warning",
    maxLength: 500,
    tooLong: "A content warning can have up to 500 characters",
  },
  sensitive: { kind: "switch", label: "Hide the images until people click" },
} as const satisfies OptionFields;

type Options = OptionValues<typeof options>;

export const mastodon = {
  name: "Mastodon",
  nameInSentence: "Mastodon",
  services: ["Mastodon"],
  form: "Usually up to 4 images in a post; more slides follow as replies.",
  facts: {
    cost: "Free.",
    review: "No app approval needed.",
    lasts: "Stays connected until you revoke access on your server.",
  },
  mark: { sign: "M", color: "#563acc" },
  connect: {
    kind: "oauth",
    way: "sign-in",
    fields: [
      {
        name: "server",
        label: "Your server",
        placeholder: "mastodon.social",
        kind: "host",
        required: "Enter your server, such as mastodon.social",
        maxLength: 261,
        known: "server",
      },
    ],
    button: "Sign in on your server",
    canReconnect: true,
  },
  settings: {},
  options,
  // The content warning counts as part of the post.
  countCaption(
    caption,
    { url_length },
    rest: { options?: Options | undefined; stopAt?: number | undefined } = {},
  ) {
    const warning = countGraphemes(rest.options?.spoiler_text ?? "");
    return warning + mastodonLength(caption, { urlLength: url_length, stopAt: rest.stopAt });
  },
  captionLimit: ({ caption }) => caption ?? usual.caption,
  captionBytes: null,
  altTextLimit: ({ alt_text }) => alt_text ?? usual.altText,
  splitIntoPosts: (slides, { pictures }) => splitEvenly(slides, pictures ?? usual.images),
  mostSlides: (_options, { pictures }) => (pictures ?? usual.images) * mostPosts,
  describePosts: describeThread,
} as const satisfies Network;
