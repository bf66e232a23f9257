import { chooseLayout } from "../../layouts/choose-layout.ts";
import type { Slide } from "../../document/post.ts";

/** Maximum number of slides with the layout `statement` in a row. */
const maxStatements = 2;

/** Minimum characters of text for the layout `text`. With less text, the slide would be half empty. */
const minText = 60;

/** Sets the layout `text` on slides that would be the third statement in a row, if they have enough text. */
export function setLayouts(title: string, slides: readonly Slide[]): Slide[] {
  let statements = 0;
  const post = { title, content: slides };
  return slides.map((slide, slideIndex) => {
    const layout = chooseLayout({ post, postType: "carousel", slideIndex, hasMedia: false });
    const text = slide.description.map(({ value }) => value).join(" ");
    const hasText = text.length >= minText && slide.prompt === undefined;
    const isText = layout === "statement" && hasText && statements >= maxStatements;
    statements = layout === "statement" && !isText ? statements + 1 : 0;
    return isText ? { ...slide, layout: "text" } : slide;
  });
}
