import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

export function setHeader(
  document: PostDocument,
  { slideIndex, header }: { slideIndex: number; header: string },
): EditResult {
  return editDocument(document, (post) =>
    setTextMember(post, post.slide(slideIndex), "header", header),
  );
}
