import { listLayoutWarnings } from "@slideloom/renderer";
import { useMemo } from "react";
import { type DrawnSlide, useLayoutStore } from "./layout-store.ts";
import { useDocument, useAppearance, countSlides } from "./carousel-store.ts";

/** Something that drawing a slide brought to light. */
export interface SlideWarning {
  slide: number;
  message: string;
  /** Of the medium that is missing, for which there are ways to have it. */
  url?: string;
}

/** What is wrong with the slides as drawn, each thing once, in the order of the slides. */
export function listSlideWarnings(
  slides: readonly Omit<DrawnSlide, "bodySizes">[],
): SlideWarning[] {
  const warnings = new Map<string, SlideWarning>();
  for (const { slide, message, url } of slides.flatMap(listLayoutWarnings)) {
    warnings.set(message, { slide, message, ...(url !== undefined && { url }) });
  }
  return [...warnings.values()].sort((a, b) => a.slide - b.slide);
}

/** The warnings of the post's slides, as far as they have been drawn. */
export function useSlideWarnings(): SlideWarning[] {
  const slides = useLayoutStore((state) => state.slides);
  const slideCount = useDocument((document) => countSlides(document));
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  return useMemo(() => {
    // A single post is one stage; beyond the post's end stand layouts of slides that are gone.
    const stageCount = isSingle ? 1 : slideCount;
    const current = Object.entries(slides).filter(([index]) => Number(index) < stageCount);
    return listSlideWarnings(current.map(([, slide]) => slide));
  }, [slides, slideCount, isSingle]);
}
