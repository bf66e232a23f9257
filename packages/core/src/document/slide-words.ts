import type { Post, Slide } from "./post.ts";

/**
 * Reduces a rewritten slide to its words for a response: removes media, which rewriting doesn't change, and the alt
 * text, which describes the old words.
 */
export const pickWords = ({ media: _media, alt: _alt, ...words }: Slide): Slide => words;

/** Puts new words into a slide; its other fields stay, e.g. layout and media. */
export const putWords = ({ summary: _summary, ...before }: Slide, words: Slide): Slide => ({
  ...before,
  ...words,
});

/** Returns a post without media, which may be megabytes of image data, to check its words in another thread. */
export const withoutMedia = (post: Post): Post => ({
  ...post,
  content: post.content.map(({ media: _media, ...slide }) => slide),
});
