import { type LayoutWarning, listLayoutWarnings } from "@slideloom/renderer";
import { useMemo } from "react";
import { type DrawnSlide, useLayoutStore } from "./layout-store.ts";
import { useDocument, useAppearance, countSlides } from "./carousel-store.ts";

/** `url` is set if an image or video can't be drawn; `MediaTroubles` already shows such warnings. */
export type SlideWarning = Pick<LayoutWarning, "kind" | "slide" | "message" | "url">;

/** Returns the warnings of drawn slides, without duplicates, in slide order. */
export function listSlideWarnings(
  slides: readonly Omit<DrawnSlide, "bodySizes">[],
): SlideWarning[] {
  const warnings = new Map<string, SlideWarning>();
  for (const { kind, slide, message, url } of slides.flatMap(listLayoutWarnings)) {
    warnings.set(message, { kind, slide, message, ...(url !== undefined && { url }) });
  }
  return [...warnings.values()].sort((a, b) => a.slide - b.slide);
}

export function useSlideWarnings(): SlideWarning[] {
  const slides = useLayoutStore((state) => state.slides);
  const slideCount = useDocument((document) => countSlides(document));
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  return useMemo(() => {
    // A single post is drawn as one image with index 0. Layouts beyond the last slide belong to removed slides.
    const stageCount = isSingle ? 1 : slideCount;
    const current = Object.entries(slides).filter(([index]) => Number(index) < stageCount);
    return listSlideWarnings(current.map(([, slide]) => slide));
  }, [slides, slideCount, isSingle]);
}
