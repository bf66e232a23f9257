import type { PostSource } from "../post.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setMember } from "./member.ts";

export function setSources(
  document: PostDocument,
  { sources }: { sources: readonly PostSource[] },
): EditResult {
  return editDocument(document, (post) => setMember(post, post.root, "sources", sources));
}
