import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Sets a slide's header. */
export function setHeader(
  text: string,
  { slideIndex, header }: { slideIndex: number; header: string },
): EditResult {
  return editPost(text, (post) => setTextMember(post, post.slide(slideIndex), "header", header));
}
