import type { SlideLayout } from "@slideloom/renderer";
import { create } from "zustand";

/** What the engine reported about the slides drawn last, by slide index (a single post is index 0). */
export const useLayoutStore = create<{ layouts: Readonly<Record<number, SlideLayout>> }>()(() => ({
  layouts: {},
}));

export function setSlideLayout(slideIndex: number, layout: SlideLayout): void {
  useLayoutStore.setState(({ layouts }) => ({ layouts: { ...layouts, [slideIndex]: layout } }));
}
