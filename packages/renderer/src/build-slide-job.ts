import type { Carousel } from "@slideloom/core/carousel";
import { isBrandShown } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "./slide-job.ts";

/** Builds the job that draws one slide. A single post has one image with the index 0. */
export function buildSlideJob(
  carousel: Omit<Carousel, "jsonInput">,
  post: Post,
  slideIndex: number,
): SlideJob {
  const { design, carouselFormat, postType, enableMedia, mediaUrls, brand } = carousel;
  return {
    post,
    design,
    format: carouselFormat,
    postType,
    slideIndex: postType === "single" ? 0 : slideIndex,
    mediaUrls: enableMedia ? mediaUrls : {},
    ...(isBrandShown(brand) && { brand }),
  };
}
