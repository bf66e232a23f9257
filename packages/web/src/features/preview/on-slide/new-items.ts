import type { ItemType } from "@slideloom/core/blocks";
import type { Post } from "@slideloom/core/document";
import type { PostTextRef } from "@slideloom/core/slide";
import { addItem, findText } from "../../../state/text-edits.ts";
import { blockTypes } from "./block-types.tsx";
import { describeText } from "./describe-text.ts";
import { firstItemRef, listItemRefs } from "./item-refs.ts";
import { startEdit } from "./text-edit-store.ts";
import { getDocument } from "../../../state/carousel-store.ts";

/** Puts an item before the one at `itemIndex`, or last, and edits it. An empty one of that type is taken instead. */
export function addAndEdit(slide: number, itemIndex: number, type: ItemType): void {
  const items = getDocument().post?.content[slide]?.description ?? [];
  const empty = items.findIndex((item) => item.type === type && item.value.trim() === "");
  const item = empty >= 0 ? empty : itemIndex;
  if (empty < 0 && !addItem(slide, itemIndex, { type, value: blockTypes[type].starter })) return;
  startEdit(firstItemRef(slide, item, type), "all");
}

/** Carousel slides show this many hashtags. */
const shownHashtags = 2;

export interface EmptyPlace {
  label: string;
  ref: PostTextRef;
}

/** The texts of a slide that have no words, so that nothing of them can be clicked. */
export function listEmptyPlaces(post: Post, slide: number, isSingle: boolean): EmptyPlace[] {
  const items = post.content[slide]?.description ?? [];
  const hashtags = post.hashtags ?? [];
  const refs: PostTextRef[] = [
    { kind: "title" },
    { kind: "header", slide },
    ...items.flatMap(({ type }, item) => listItemRefs(slide, item, type)),
    { kind: "summary", slide },
  ];
  const places = refs
    .filter((ref) => (findText(post, ref) ?? "").trim() === "")
    .map((ref) => ({ ref, label: describeText(ref).replace(/ of (slide \d+|the post)$/, "") }));
  if (!isSingle && hashtags.length >= shownHashtags) return places;
  return [...places, { ref: { kind: "hashtag", index: hashtags.length }, label: "Hashtag" }];
}
