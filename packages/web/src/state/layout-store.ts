import { type BodySizes, listBodySizes } from "@slideloom/core/slide";
import type { SlideLayout } from "@slideloom/renderer";
import { replaceEqualDeep } from "@tanstack/react-query";
import { create } from "zustand";

/** What drawing a slide brought to light, besides where its words stand. */
export type DrawnSlide = Omit<SlideLayout, "texts"> & { bodySizes: BodySizes };

interface LayoutState {
  /** By slide index; a single post is index 0. */
  slides: Readonly<Record<number, DrawnSlide>>;
}

/** What the engine reported about the slides drawn last. */
export const useLayoutStore = create<LayoutState>()(() => ({ slides: {} }));

export function setSlideLayout(slideIndex: number, layout: SlideLayout): void {
  const { texts, ...rest } = layout;
  const drawn = { ...rest, bodySizes: listBodySizes(texts) };
  useLayoutStore.setState(({ slides }) => ({
    slides: replaceEqualDeep(slides, { ...slides, [slideIndex]: drawn }),
  }));
}
