import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { removeMember, setTextMember } from "./member.ts";

/** Sets a slide's summary; null removes it. */
export function setSummary(
  text: string,
  { slideIndex, summary }: { slideIndex: number; summary: string | null },
): EditResult {
  return editPost(text, (post) => {
    const slide = post.slide(slideIndex);
    if (summary === null) return removeMember(post, slide, "summary");
    return setTextMember(post, slide, "summary", summary);
  });
}
