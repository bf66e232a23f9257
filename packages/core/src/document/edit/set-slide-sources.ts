import type { EditablePost } from "./editable-post.ts";
import { removeMember, setMember } from "./member.ts";

/** Sets the ids of the passages that a slide's words come from. An empty list removes the field. */
export function setSourcesOf(
  post: EditablePost,
  slideIndex: number,
  sources: readonly string[],
): EditablePost {
  const slide = post.slide(slideIndex);
  if (sources.length === 0) return removeMember(post, slide, "sources");
  return setMember(post, slide, "sources", sources);
}
