import { chooseLayout } from "../../layouts/choose-layout.ts";
import type { Slide } from "../../document/post.ts";

/** Maximum number of slides with the layout `statement` in a row. */
const maxStatements = 2;

/**
 * Sets the layout `text` on slides that would be statements, if their text continues the header's sentence or two
 * statements come before. A statement may show its text above the header.
 */
export function setLayouts(
  title: string,
  slides: readonly Slide[],
  goesOn: ReadonlySet<Slide>,
): Slide[] {
  let statements = 0;
  const post = { title, content: slides };
  return slides.map((slide, slideIndex) => {
    const layout = chooseLayout({ post, postType: "carousel", slideIndex, hasMedia: false });
    const hasText = slide.description.length > 0 && slide.prompt === undefined;
    const isText =
      layout === "statement" && hasText && (goesOn.has(slide) || statements >= maxStatements);
    statements = layout === "statement" && !isText ? statements + 1 : 0;
    return isText ? { ...slide, layout: "text" } : slide;
  });
}
