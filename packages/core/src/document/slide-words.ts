import type { Post, Slide } from "./post.ts";

/**
 * Removes media and alt text from a rewrite's response. Media never changes, and the alt text describes the old words.
 */
export const pickWords = ({ media: _media, alt: _alt, ...words }: Slide): Slide => words;

/** Puts new words into a slide; its other fields stay, e.g. layout and media. */
export const putWords = ({ summary: _summary, ...before }: Slide, words: Slide): Slide => ({
  ...before,
  ...words,
});

/** Removes media before words are checked in another thread, because images may be megabytes. */
export const withoutMedia = (post: Post): Post => ({
  ...post,
  content: post.content.map(({ media: _media, ...slide }) => slide),
});
