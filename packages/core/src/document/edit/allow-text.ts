import { cutUnits } from "../../text/index.ts";
import { createString, findMember } from "../json/json-node.ts";
import { placeOfMember } from "../json/json-place.ts";
import { arrangeItems } from "../json/json-style.ts";
import { postLimits } from "../limits.ts";
import { type PostDocument, readDocument } from "../post-document.ts";
import { editDocument } from "./edit-document.ts";
import type { EditResult } from "./edit-result.ts";
import { setMember } from "./member.ts";

/** Adds a number, name or quotation to `allowed`, so checks skip it. Only the start of a long text is stored. */
export function allowText(document: PostDocument, { text }: { text: string }): EditResult {
  const { allowed = [] } = readDocument(document).post ?? {};
  const entry = cutUnits(text, postLimits.allowedCharacters);
  if (allowed.length >= postLimits.allowed && !allowed.includes(entry)) {
    const message = `A post can allow up to ${postLimits.allowed} words and numbers. Remove some from “allowed” in its JSON.`;
    return { ok: false, error: { code: "too-many-allowed", message } };
  }
  return editDocument(document, (post) => {
    const member = findMember(post.root.node, "allowed");
    if (allowed.includes(entry)) return post;
    if (member?.value.kind !== "array") return setMember(post, post.root, "allowed", [entry]);
    const place = { ...placeOfMember(post.root, member), node: member.value };
    const items = [...member.value.items, createString(entry)];
    return post.withRoot(arrangeItems(post.text, place, items, post.layout));
  });
}
