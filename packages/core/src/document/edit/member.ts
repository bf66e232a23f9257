import { createMember, createString, findMember, type JsonObject } from "../json/json-node.ts";
import { type JsonPlace, placeOfMember } from "../json/json-place.ts";
import { createNode } from "../json/json-printer.ts";
import { arrangeMembers, detectEntryLayout } from "../json/json-style.ts";
import type { EditablePost } from "./editable-post.ts";

/** Sets or appends a member. If the member has this text already, its JSON stays as typed. */
export function setTextMember(
  post: EditablePost,
  object: JsonPlace<JsonObject>,
  name: string,
  value: string,
): EditablePost {
  const member = findMember(object.node, name);
  if (!member) return addMember(post, object, name, value, object.node.members.length);
  if (member.value.kind === "string" && member.value.value === value) return post;
  return post.withRoot(placeOfMember(object, member).replace(createString(value)));
}

/** Sets or appends a member. If the member has this value already, its JSON stays as typed. */
export function setMember(
  post: EditablePost,
  object: JsonPlace<JsonObject>,
  name: string,
  value: unknown,
): EditablePost {
  const member = findMember(object.node, name);
  if (!member) return addMember(post, object, name, value, object.node.members.length);
  if (JSON.stringify(JSON.parse(member.value.text)) === JSON.stringify(value)) return post;
  const { layout, margin } = detectEntryLayout(post.text, object, post.layout);
  return post.withRoot(placeOfMember(object, member).replace(createNode(value, layout, margin)));
}

export function addMember(
  post: EditablePost,
  object: JsonPlace<JsonObject>,
  name: string,
  value: unknown,
  index: number,
): EditablePost {
  const { layout, margin } = detectEntryLayout(post.text, object, post.layout);
  const node = createNode(value, layout, margin);
  const member = createMember(createString(name), layout.colon, node);
  const members = object.node.members.toSpliced(index, 0, member);
  return post.withRoot(arrangeMembers(post.text, object, members, post.layout));
}

export function removeMember(
  post: EditablePost,
  object: JsonPlace<JsonObject>,
  name: string,
): EditablePost {
  const members = object.node.members.filter(({ key }) => key.value !== name);
  if (members.length === object.node.members.length) return post;
  return post.withRoot(arrangeMembers(post.text, object, members, post.layout));
}
