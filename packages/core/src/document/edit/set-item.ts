import type { Item } from "../post.ts";
import { editPost } from "./edit-post.ts";
import type { EditResult } from "./edit-result.ts";
import { setTextMember } from "./member.ts";

/** Gives an item another type and value; keys that posts don't know stay. */
export function setItem(
  text: string,
  { slideIndex, itemIndex, item }: { slideIndex: number; itemIndex: number; item: Item },
): EditResult {
  const set = (from: string, name: "type" | "value") =>
    editPost(from, (post) =>
      setTextMember(post, post.item(slideIndex, itemIndex), name, item[name]),
    );
  // In between, too, the value must be one of its type: only that of two columns has a form.
  const [first, second] =
    item.type === "two-columns" ? (["value", "type"] as const) : (["type", "value"] as const);
  const result = set(text, first);
  return result.ok ? set(result.text, second) : result;
}
