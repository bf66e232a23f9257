import type { Slide } from "../document/post.ts";
import { canFillLayout, chooseLayout } from "../layouts/choose-layout.ts";
import type { OutlineItem } from "./post-plan.ts";

/**
 * Gives slides between the first and the last their planned layouts. Skips layouts that a slide's words can't fill, or
 * that the words select anyway.
 */
export function followLayouts(
  slides: readonly Slide[],
  items: readonly Pick<OutlineItem, "layout">[],
): Slide[] {
  const post = { title: "", content: slides };
  return slides.map((slide, slideIndex) => {
    const layout = items[slideIndex]?.layout;
    const subject = { post, postType: "carousel", slideIndex, hasMedia: false } as const;
    const isEnd = slideIndex === 0 || slideIndex === slides.length - 1;
    if (!layout || isEnd || layout === chooseLayout(subject)) return slide;
    return canFillLayout(layout, subject) ? { ...slide, layout } : slide;
  });
}
