import { findMember } from "../json/json-node.ts";
import { arrangeEntries } from "../json/json-style.ts";
import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { addMember } from "./member.ts";

/** Sets the post's hashtags; those that it has already stay as typed. New ones stand after the title. */
export function setHashtags(
  text: string,
  { hashtags }: { hashtags: readonly string[] },
): EditResult {
  return editPost(text, (post) => {
    const array = findMember(post.root, "hashtags")?.value;
    if (array?.kind !== "array") {
      const title = post.root.members.findIndex(({ key }) => key.value === "title");
      return addMember(post, post.root, "hashtags", hashtags, title + 1);
    }
    const typed = new Map<string, string>();
    for (const node of array.items) {
      if (node.kind === "string") typed.set(node.value, text.slice(node.offset, node.end));
    }
    const entries = hashtags.map((hashtag) => typed.get(hashtag) ?? JSON.stringify(hashtag));
    return arrangeEntries(text, array, entries, post.layout);
  });
}
