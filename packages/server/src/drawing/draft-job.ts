import type { CarouselDraft } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";

/** The first slide of a draft whose text is that post. */
export function buildDraftJob(draft: CarouselDraft, post: Post): SlideJob {
  return {
    post,
    design: draft.design,
    format: draft.carouselFormat,
    postType: draft.postType,
    slideIndex: 0,
    mediaUrls: draft.enableMedia ? draft.mediaUrls : {},
    brand: draft.brand,
  };
}
