import { findMember, type JsonObject } from "../json/json-node.ts";
import { printValue } from "../json/json-printer.ts";
import { arrangeEntries, detectEntryLayout, entryTexts } from "../json/json-style.ts";
import type { Splice } from "../json/splice.ts";
import type { EditablePost } from "./editable-post.ts";

/** Gives a member that text; one that is not there yet becomes the last. The same text stays as typed. */
export function setTextMember(
  post: EditablePost,
  object: JsonObject,
  name: string,
  value: string,
): Splice {
  const node = findMember(object, name)?.value;
  if (!node) return addMember(post, object, name, value, object.members.length);
  const { offset, end } = node;
  if (node.kind === "string" && node.value === value) return { offset, end: offset, text: "" };
  return { offset, end, text: JSON.stringify(value) };
}

export function addMember(
  post: EditablePost,
  object: JsonObject,
  name: string,
  value: string | readonly string[],
  index: number,
): Splice {
  const { layout, margin } = detectEntryLayout(post.text, object, post.layout);
  const member = JSON.stringify(name) + layout.colon + printValue(value, layout, margin);
  const members = entryTexts(post.text, object).toSpliced(index, 0, member);
  return arrangeEntries(post.text, object, members, post.layout);
}

/** Takes a member out; where there is none, nothing changes. */
export function removeMember(post: EditablePost, object: JsonObject, name: string): Splice {
  const kept = entryTexts(post.text, object).filter(
    (_, index) => object.members[index]?.key.value !== name,
  );
  return arrangeEntries(post.text, object, kept, post.layout);
}
