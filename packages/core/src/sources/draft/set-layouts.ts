import { chooseLayout } from "../../layouts/choose-layout.ts";
import type { Slide } from "../../document/post.ts";

/** Maximum number of slides with the layout `statement` in a row. */
const maxStatements = 2;

/** Sets the layout `text` on each slide that has text and would otherwise be the third statement in a row. */
export function setLayouts(title: string, slides: readonly Slide[]): Slide[] {
  let statements = 0;
  const post = { title, content: slides };
  return slides.map((slide, slideIndex) => {
    const layout = chooseLayout({ post, postType: "carousel", slideIndex, hasMedia: false });
    const hasText = slide.description.length > 0 && slide.prompt === undefined;
    const isText = layout === "statement" && hasText && statements >= maxStatements;
    statements = layout === "statement" && !isText ? statements + 1 : 0;
    return isText ? { ...slide, layout: "text" } : slide;
  });
}
