import type { Slide } from "@slideloom/core/document";
import { findDensity } from "@slideloom/core/slide";
import { useMemo } from "react";
import { useAppearance, useDocument } from "../../state/carousel-store.ts";
import { useLayoutStore } from "../../state/layout-store.ts";
import { useShownSlideIndex } from "../../state/shown-post.ts";

/** A slide that is hard to read at a glance. */
export interface DenseSlide {
  slideIndex: number;
  slide: Slide;
  /** `words`: too many words. `type`: a font size that is too small. */
  density: "words" | "type";
}

const noSizes = {};

/** Returns the current slide if it has too much text, or null. Always null for single posts. */
export function useDenseSlide(): DenseSlide | null {
  const slideIndex = useShownSlideIndex();
  const slide = useDocument((document) => document.post?.content[slideIndex]);
  const sizes = useLayoutStore(({ slides }) => slides[slideIndex]?.bodySizes ?? noSizes);
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  return useMemo(() => {
    const density = slide && !isSingle ? findDensity(slide, sizes) : null;
    return slide && density ? { slideIndex, slide, density } : null;
  }, [slideIndex, slide, sizes, isSingle]);
}
