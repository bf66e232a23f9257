import { isDeepStrictEqual } from "node:util";
import type { Carousel } from "@slideloom/core/carousel";
import type { Publication } from "@slideloom/core/contract/publications";
import type { OpenReviewPage, ReviewPost } from "@slideloom/core/contract/reviews";
import { listChangedSlides, parsePost } from "@slideloom/core/document";

/** Returns a waiting publication without what reviewers must not see. */
export const presentPost = (publication: Publication): ReviewPost => ({
  id: publication.id,
  version: publication.version,
  due_at: publication.due_at,
  time_zone: publication.time_zone,
  is_due_on_approval: publication.due_at === null && publication.source !== null,
  targets: publication.targets
    .filter(({ status }) => status === "waiting_for_approval")
    .map(({ network, service, by_hand, name, handle, caption, options, slide_size }) => ({
      network,
      service,
      by_hand,
      name,
      handle,
      caption,
      options,
      slide_size,
    })),
});

/** Compares a carousel with the version that was answered. */
export function describeChanges(
  earlier: Carousel,
  later: Carousel,
): NonNullable<OpenReviewPage["changes"]> {
  const { changed, removed, isReordered } = listChangedSlides(earlier, later);
  return {
    slides: changed,
    removed,
    is_reordered: isReordered,
    captions: !isDeepStrictEqual(readCaptions(earlier), readCaptions(later)),
    design: !isDeepStrictEqual(readDesign(earlier), readDesign(later)),
  };
}

function readCaptions({ jsonInput, captions = {} }: Carousel) {
  const parsed = parsePost(jsonInput);
  const [caption, hashtags] = parsed.ok ? [parsed.post.caption, parsed.post.hashtags] : [];
  return { captions, caption, hashtags };
}

function readDesign({ design, brand, ...carousel }: Carousel) {
  const { templateId, carouselFormat, postType, enableMedia } = carousel;
  return { design, brand, templateId, carouselFormat, postType, enableMedia };
}
