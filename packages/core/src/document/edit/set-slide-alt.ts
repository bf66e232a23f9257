import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { removeMember, setTextMember } from "./member.ts";

/** Sets a slide's alt text; null removes it. */
export function setSlideAlt(
  document: PostDocument,
  { slideIndex, alt }: { slideIndex: number; alt: string | null },
): EditResult {
  return editDocument(document, (post) => {
    const slide = post.slide(slideIndex);
    return alt === null ? removeMember(post, slide, "alt") : setTextMember(post, slide, "alt", alt);
  });
}
