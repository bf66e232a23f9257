import { findSlideMediaUrl } from "../document/slide-media.ts";
import type { SlideSubject } from "./slide-subject.ts";
import { chooseLayout } from "../layouts/choose-layout.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

/** A slide of a post and the media assigned to its slides. */
export interface PlacedSubject extends SlideSubject {
  mediaUrls: Readonly<Record<number, string>>;
}

/** Whether a slide of the post has a picture or a video. */
export function hasMedia(
  { post, mediaUrls }: Omit<PlacedSubject, "slideIndex">,
  index: number,
): boolean {
  const slide = post.content[index];
  return slide !== undefined && findSlideMediaUrl(slide, mediaUrls[index]) !== null;
}

/**
 * What a slide's picture takes from the slides around it, as a cache key: where it stands, and the neighbours' layouts,
 * into which a shape may run.
 */
export function describePlace(subject: PlacedSubject): string {
  const { post, slideIndex } = subject;
  const around = [slideIndex - 1, slideIndex + 1].map((index) =>
    post.content[index] === undefined ? null : describeSlide({ ...subject, slideIndex: index }),
  );
  return [slideIndex, post.content.length, ...around].join(" ");
}

function describeSlide(subject: PlacedSubject): string {
  const shown: LayoutSubject = { ...subject, hasMedia: hasMedia(subject, subject.slideIndex) };
  return `${chooseLayout(shown)}${shown.hasMedia ? " with media" : ""}`;
}
