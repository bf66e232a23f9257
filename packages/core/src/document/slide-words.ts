import type { Post, Slide, SlideMediaOptions } from "./post.ts";

/** New words of a slide, without its media. */
export interface WrittenSlide extends Omit<Slide, "media"> {
  mediaAlt?: string;
}

/** Returns a slide's words for a rewrite. Its media stays behind, because media never changes and may be megabytes. */
export function pickWords({ media, ...words }: Slide): WrittenSlide {
  const { alt } = readOptions(media);
  return { ...words, ...(alt !== undefined && { mediaAlt: alt }) };
}

/** Puts new words into a slide. Its other fields stay; an alt text that has no new words is removed. */
export function putWords(
  { summary: _summary, alt: _alt, ...before }: Slide,
  { mediaAlt, ...words }: WrittenSlide,
): Slide {
  const { media } = before;
  const isDescribed = typeof media === "object" && media.alt !== undefined;
  return {
    ...before,
    ...words,
    ...(isDescribed && mediaAlt !== undefined && { media: { ...media, alt: mediaAlt } }),
  };
}

const readOptions = (media: Slide["media"]): SlideMediaOptions =>
  typeof media === "object" ? media : {};

/** Removes media before words are checked in another thread, because images may be megabytes. */
export const withoutMedia = (post: Post): Post => ({
  ...post,
  content: post.content.map(({ media: _media, ...slide }) => slide),
});
