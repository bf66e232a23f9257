import { mastodonLength } from "../mastodon-length.ts";
import { splitEvenly, type Network } from "./network.ts";

/** Of a server that says nothing else. */
const usual = { caption: 500, pictures: 4, altText: 1500 };
const mostPosts = 10;

export const mastodon: Network = {
  name: "Mastodon",
  form: "Up to 4 pictures in a post, as the server allows; more follow as replies.",
  countCaption: (caption, { url_length }) => mastodonLength(caption, url_length),
  captionLimit: ({ caption }) => caption ?? usual.caption,
  altTextLimit: ({ alt_text }) => alt_text ?? usual.altText,
  splitIntoPosts: (slides, { pictures }) => splitEvenly(slides, pictures ?? usual.pictures),
  mostSlides: () => usual.pictures * mostPosts,
};
