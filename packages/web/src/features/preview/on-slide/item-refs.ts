import { getBlock, type TextKind } from "@slideloom/core/blocks";
import type { Post } from "@slideloom/core/document";
import type { TextRef } from "@slideloom/core/slide";

type ItemRef = Extract<TextRef, { kind: "item" }>;

/** Returns the refs of an item's texts: its parts, or the whole item. */
export function listItemRefs(slide: number, item: number, type: string): ItemRef[] {
  const { parts } = getBlock(type);
  if (!parts) return [{ kind: "item", slide, item }];
  return Object.keys(parts.keys).map((part) => ({ kind: "item", slide, item, part }));
}

/** Returns how an item's text is edited. */
export function findTextKind(post: Post, { slide, item }: ItemRef): TextKind {
  return getBlock(post.content[slide]?.description[item]?.type ?? "").textKind;
}

export function firstItemRef(slide: number, item: number, type: string): ItemRef {
  return listItemRefs(slide, item, type)[0] ?? { kind: "item", slide, item };
}
