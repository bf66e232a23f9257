import { findSlideMediaUrl } from "../document/slide-media.ts";
import type { SlideSubject } from "./slide-subject.ts";
import { surveySlides } from "./survey-slides.ts";

/** A slide of a post, with the URLs of images and videos assigned to slides, by slide index. */
export interface PlacedSubject extends SlideSubject {
  mediaUrls: Readonly<Record<number, string>>;
}

export function hasMedia(
  { post, mediaUrls }: Omit<PlacedSubject, "slideIndex">,
  index: number,
): boolean {
  const slide = post.content[index];
  return slide !== undefined && findSlideMediaUrl(slide, mediaUrls[index]) !== null;
}

/**
 * Returns a cache key of the slide's position, its background and its neighbours' layouts. Shapes from neighbouring
 * slides may extend into the slide.
 */
export function buildPlacementKey(subject: PlacedSubject): string {
  const { post, slideIndex } = subject;
  const { layouts, hasMediaAt, grounds } = surveySlides(subject);
  const around = [slideIndex - 1, slideIndex + 1].map((index) =>
    layouts[index] === undefined
      ? null
      : `${layouts[index]}${hasMediaAt[index] ? " with media" : ""}`,
  );
  return [slideIndex, post.content.length, grounds[slideIndex], ...around].join(" ");
}
