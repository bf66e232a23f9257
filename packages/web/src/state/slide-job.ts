import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { type DesignState, useDesignStore } from "./design-store.ts";
import { usePostStore } from "./post-store.ts";

/** The job that draws one slide of the post in its current look. */
export function buildSlideJob(post: Post, look: DesignState, slideIndex: number): SlideJob {
  return {
    post,
    design: look.design,
    format: look.carouselFormat,
    postType: look.postType,
    slideIndex: look.postType === "single" ? 0 : slideIndex,
    mediaUrls: look.enableMedia ? look.mediaUrls : {},
  };
}

/** The job of the slide that is looked at; null without a valid post or without that slide. */
export function useCurrentSlideJob(): SlideJob | null {
  const post = usePostStore((state) => state.parsedJson);
  const slideIndex = usePostStore((state) => state.currentSlideIndex);
  const look = useDesignStore();
  return useMemo(
    () => (post?.content[slideIndex] ? buildSlideJob(post, look, slideIndex) : null),
    [post, look, slideIndex],
  );
}
