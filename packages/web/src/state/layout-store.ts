import type { Overflow, SlideLayout } from "@slideloom/renderer";
import { create } from "zustand";

/** What the engine reported about the slides drawn last, by slide index (a single post is index 0). */
export const useLayoutStore = create<{ layouts: Readonly<Record<number, SlideLayout>> }>()(() => ({
  layouts: {},
}));

export function setSlideLayout(slideIndex: number, layout: SlideLayout): void {
  useLayoutStore.setState(({ layouts }) => ({ layouts: { ...layouts, [slideIndex]: layout } }));
}

export function clearSlideLayouts(): void {
  useLayoutStore.setState({ layouts: {} });
}

/** Every overflow known so far, one for each slide, in the order of the slides. */
export function listOverflows(layouts: Readonly<Record<number, SlideLayout>>): Overflow[] {
  const first = new Map<number, Overflow>();
  for (const overflow of Object.values(layouts).flatMap((layout) => layout.overflows)) {
    if (!first.has(overflow.slide)) first.set(overflow.slide, overflow);
  }
  return [...first.values()].sort((a, b) => a.slide - b.slide);
}
