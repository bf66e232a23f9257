import { getSizePreset } from "../design/index.ts";
import type { SharedCarousel } from "./shares.ts";

/** Returns the CSS width of the slides on a shared page. A carousel's slides also fit the window's height. */
export function shareWidth({ draft }: Pick<SharedCarousel, "draft">): string {
  const { widthPx, heightPx } = getSizePreset(draft.carouselFormat);
  return draft.postType === "single"
    ? `min(100%, ${widthPx * 1.2}px)`
    : `min(100%, ${widthPx * 1.4}px, calc((100dvh - 220px) * ${widthPx / heightPx}))`;
}
