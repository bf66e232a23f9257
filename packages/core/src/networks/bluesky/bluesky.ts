import { countGraphemes } from "../../text/index.ts";
import type { Network } from "../network.ts";
import { describeThread, splitEvenly } from "../split-slides.ts";

/** `app.bsky.feed.post`: 300 graphemes and 3,000 bytes. */
const mostGraphemes = 300;
const mostBytes = 3000;
/** `app.bsky.embed.gallery` holds up to 10 images to swipe. */
const mostImages = 10;
/** Longer threads flood the followers' feeds. */
const mostPosts = 5;

export const bluesky = {
  name: "Bluesky",
  nameInSentence: "Bluesky",
  services: ["Bluesky"],
  form: "Up to 10 images in a post; more slides follow as replies.",
  facts: {
    cost: "Free.",
    review: "No app approval needed.",
    lasts: "Stays connected until you delete the app password.",
  },
  mark: { sign: "B", color: "#0a5fd9" },
  connect: {
    kind: "fields",
    way: "app-password",
    fields: [
      {
        name: "handle",
        label: "Handle",
        placeholder: "you.bsky.social",
        kind: "handle",
        required: "Enter your handle",
        maxLength: 253,
        known: "handle",
      },
      {
        name: "app_password",
        label: "App password",
        placeholder: "xxxx-xxxx-xxxx-xxxx",
        kind: "secret",
        required: "Enter an app password",
        maxLength: 256,
      },
    ],
    button: "Connect Bluesky",
    canReconnect: true,
  },
  settings: {},
  options: {},
  countCaption: (caption, _limits, { stopAt } = {}) => countGraphemes(caption, stopAt),
  captionLimit: () => mostGraphemes,
  captionBytes: mostBytes,
  altTextLimit: () => 2000,
  splitIntoPosts: (slides) => splitEvenly(slides, mostImages),
  mostSlides: () => mostImages * mostPosts,
  describePosts: describeThread,
} as const satisfies Network;
