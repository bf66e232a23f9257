import { createString, findMember } from "../json/json-node.ts";
import { placeOfMember } from "../json/json-place.ts";
import { arrangeItems } from "../json/json-style.ts";
import type { PostDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { addMember } from "./member.ts";

/** Sets the post's hashtags; existing ones stay as typed. A new list is inserted after the title. */
export function setHashtags(
  document: PostDocument,
  { hashtags }: { hashtags: readonly string[] },
): EditResult {
  return editDocument(document, (post) => {
    const { node } = post.root;
    const member = findMember(node, "hashtags");
    if (member?.value.kind !== "array") {
      const title = node.members.findIndex(({ key }) => key.value === "title");
      return addMember(post, post.root, "hashtags", hashtags, title + 1);
    }
    const typed = new Map(
      member.value.items.flatMap((item) => (item.kind === "string" ? [[item.value, item]] : [])),
    );
    const items = hashtags.map((hashtag) => typed.get(hashtag) ?? createString(hashtag));
    const place = { ...placeOfMember(post.root, member), node: member.value };
    return post.withRoot(arrangeItems(post.text, place, items, post.layout));
  });
}
