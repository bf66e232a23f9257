import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

export function setTitle(document: PostDocument, { title }: { title: string }): EditResult {
  return editDocument(document, (post) => setTextMember(post, post.root, "title", title));
}
