import { getSizePreset } from "../design/index.ts";
import type { SharedCarousel } from "./shares.ts";

/** How wide the page of a link shows its slides, as CSS: as large as they are seen whole, and no larger than they read well. */
export function shareWidth({ draft }: Pick<SharedCarousel, "draft">): string {
  const { widthPx, heightPx } = getSizePreset(draft.carouselFormat);
  return draft.postType === "single"
    ? `min(100%, ${widthPx * 1.2}px)`
    : `min(100%, ${widthPx * 1.4}px, calc((100dvh - 220px) * ${widthPx / heightPx}))`;
}
