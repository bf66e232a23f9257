import { type BodySizes, listBodySizes } from "@slideloom/core/slide";
import type { SlideLayout } from "@slideloom/renderer";
import { replaceEqualDeep } from "@tanstack/react-query";
import { create } from "zustand";

/** The result of drawing a slide, without its text boxes. */
export type DrawnSlide = Omit<SlideLayout, "texts"> & { bodySizes: BodySizes };

interface LayoutState {
  /** Results by slide index; a single post has index 0. */
  slides: Readonly<Record<number, DrawnSlide>>;
}

/** The engine's results for the slides drawn last. */
export const useLayoutStore = create<LayoutState>()(() => ({ slides: {} }));

export function setSlideLayout(slideIndex: number, layout: SlideLayout): void {
  const { texts, ...rest } = layout;
  const drawn = { ...rest, bodySizes: listBodySizes(texts) };
  useLayoutStore.setState(({ slides }) => ({
    slides: replaceEqualDeep(slides, { ...slides, [slideIndex]: drawn }),
  }));
}
