import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Sets the post's title. */
export function setTitle(text: string, { title }: { title: string }): EditResult {
  return editPost(text, (post) => setTextMember(post, post.root, "title", title));
}
