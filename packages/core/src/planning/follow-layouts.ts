import type { Slide } from "../document/post.ts";
import { canFillLayout, chooseLayout } from "../layouts/choose-layout.ts";
import type { OutlineItem } from "./post-plan.ts";

/**
 * Sets the planned layouts of all slides but the first and last. A slide stays unchanged if its words can't fill the
 * planned layout, or if its words lead to that layout anyway.
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
