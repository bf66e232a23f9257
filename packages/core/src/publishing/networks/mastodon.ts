import { countGraphemes } from "../../text/index.ts";
import { mastodonLength } from "../mastodon-length.ts";
import { splitEvenly, type Network } from "./network.ts";

/** Mastodon's default limits, for servers that don't report their own. */
const usual = { caption: 500, pictures: 4, altText: 1500 };
const mostPosts = 10;

export const mastodon: Network = {
  name: "Mastodon",
  form: "Usually up to 4 images in a post; more slides follow as replies.",
  // The content warning counts as part of the post.
  countCaption: (caption, { url_length }, { options, stopAt } = {}) => {
    const warning = countGraphemes(options?.spoiler_text ?? "");
    return warning + mastodonLength(caption, { urlLength: url_length, stopAt });
  },
  captionLimit: ({ caption }) => caption ?? usual.caption,
  altTextLimit: ({ alt_text }) => alt_text ?? usual.altText,
  splitIntoPosts: (slides, { pictures }) => splitEvenly(slides, pictures ?? usual.pictures),
  mostSlides: (_options, { pictures }) => (pictures ?? usual.pictures) * mostPosts,
};
