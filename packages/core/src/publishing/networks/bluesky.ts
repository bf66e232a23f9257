import { countGraphemes } from "../../text/index.ts";
import { splitEvenly, type Network } from "./network.ts";

/** `app.bsky.feed.post`: 300 graphemes and 3,000 bytes. */
const mostGraphemes = 300;
/** `app.bsky.embed.gallery` holds up to 10 images to swipe. */
const mostPictures = 10;
/** Longer threads flood the followers' feeds. */
const mostPosts = 5;

export const bluesky: Network = {
  name: "Bluesky",
  form: "Up to 10 slides as images to swipe; more slides follow as replies.",
  countCaption: (caption, _limits, { stopAt } = {}) => countGraphemes(caption, stopAt),
  captionLimit: () => mostGraphemes,
  altTextLimit: () => 2000,
  splitIntoPosts: (slides) => splitEvenly(slides, mostPictures),
  mostSlides: () => mostPictures * mostPosts,
};
