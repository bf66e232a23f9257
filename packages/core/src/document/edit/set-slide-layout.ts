import type { CarouselLayoutName } from "../../layouts/layout-names.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { removeMember, setTextMember } from "./member.ts";

/** Sets a slide's layout; null makes it automatic. */
export function setSlideLayout(
  document: PostDocument,
  { slideIndex, layout }: { slideIndex: number; layout: CarouselLayoutName | null },
): EditResult {
  return editDocument(document, (post) => {
    const slide = post.slide(slideIndex);
    if (layout === null) return removeMember(post, slide, "layout");
    return setTextMember(post, slide, "layout", layout);
  });
}
