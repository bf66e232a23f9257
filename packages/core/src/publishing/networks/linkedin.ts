import type { Network } from "./network.ts";

const mostCharacters = 3000;
/** A document has up to 300 pages, a post of pictures 2 to 20. */
const mostPages = 300;
const mostPictures = 20;

export const linkedin: Network = {
  name: "LinkedIn",
  form: "One document that is swiped, or up to 20 pictures.",
  // UTF-16 units, before escaping.
  countCaption: (caption) => caption.length,
  captionLimit: () => mostCharacters,
  altTextLimit: () => 4086,
  splitIntoPosts: (slides) => [slides],
  mostSlides: ({ kind = "document" }) => (kind === "document" ? mostPages : mostPictures),
};
