import { findSlideMediaUrl } from "../document/slide-media.ts";
import { listGroundRoles } from "./choose-ground.ts";
import type { SlideSubject } from "./slide-subject.ts";
import { chooseLayout } from "../layouts/choose-layout.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

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
  const around = [slideIndex - 1, slideIndex + 1].map((index) =>
    post.content[index] === undefined ? null : describeSlide({ ...subject, slideIndex: index }),
  );
  const ground = listGroundRoles(subject)[slideIndex];
  return [slideIndex, post.content.length, ground, ...around].join(" ");
}

function describeSlide(subject: PlacedSubject): string {
  const shown: LayoutSubject = { ...subject, hasMedia: hasMedia(subject, subject.slideIndex) };
  return `${chooseLayout(shown)}${shown.hasMedia ? " with media" : ""}`;
}
