import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { addMember, removeMember, setTextMember } from "./member.ts";

/** Sets the caption, or removes it if `caption` is null. A new caption is inserted after the hashtags. */
export function setCaption(
  document: PostDocument,
  { caption }: { caption: string | null },
): EditResult {
  return editDocument(document, (post) => {
    if (caption === null) return removeMember(post, post.root, "caption");
    const { members } = post.root.node;
    if (members.some(({ key }) => key.value === "caption")) {
      return setTextMember(post, post.root, "caption", caption);
    }
    const before = members.findLastIndex(({ key }) => /^(?:title|hashtags)$/.test(key.value));
    return addMember(post, post.root, "caption", caption, before + 1);
  });
}
