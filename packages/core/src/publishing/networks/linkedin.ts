import type { Network } from "./network.ts";

const mostCharacters = 3000;
/** LinkedIn's limits: 300 pages in a document, 2 to 20 images in a post. */
const mostPages = 300;
const mostPictures = 20;

export const linkedin: Network = {
  name: "LinkedIn",
  form: "One document to swipe, or up to 20 images.",
  // UTF-16 units, before escaping.
  countCaption: (caption) => caption.length,
  captionLimit: () => mostCharacters,
  altTextLimit: () => 4086,
  splitIntoPosts: (slides) => [slides],
  mostSlides: ({ kind = "document" }) => (kind === "document" ? mostPages : mostPictures),
};
