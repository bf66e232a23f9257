import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import type { EditablePost } from "./editable-post.ts";
import { removeMember, setTextMember } from "./member.ts";

/** Sets a slide's summary; null removes it. */
export function setSummary(
  document: PostDocument,
  { slideIndex, summary }: { slideIndex: number; summary: string | null },
): EditResult {
  return editDocument(document, (post) => setSummaryOf(post, slideIndex, summary));
}

/** `setSummary` on an `EditablePost`. */
export function setSummaryOf(
  post: EditablePost,
  slideIndex: number,
  summary: string | null,
): EditablePost {
  const slide = post.slide(slideIndex);
  if (summary === null) return removeMember(post, slide, "summary");
  return setTextMember(post, slide, "summary", summary);
}
