import type { ItemType } from "@slideloom/core/blocks";
import type { Post } from "@slideloom/core/document";
import type { PostTextRef } from "@slideloom/core/slide";
import { addSlide } from "../../../state/slide-edits.ts";
import { addItem, fillItem, findText } from "../../../state/text-edits.ts";
import { blockTypes, numberSlide, type Starter } from "./block-types.tsx";
import { describeText } from "./describe-text.ts";
import { firstItemRef, listItemRefs } from "./item-refs.ts";
import { startEdit } from "./text-edit-store.ts";
import { getDocument } from "../../../state/carousel-store.ts";

/**
 * Adds an item with the starter's content and starts editing. If the slide has an empty item of the type, reuses that
 * item.
 */
export function addAndEdit(
  slide: number,
  itemIndex: number,
  type: ItemType,
  starter: Starter = blockTypes[type].starters[0],
): void {
  const items = getDocument().post?.content[slide]?.description ?? [];
  const empty = items.findIndex((item) => item.type === type && item.value.trim() === "");
  const isPlain = starter === blockTypes[type].starters[0];
  const added = { type, value: starter.value };
  if (empty < 0 && !addItem(slide, itemIndex, added)) return;
  if (empty >= 0 && !isPlain && !fillItem(slide, empty, added)) return;
  const ref = firstItemRef(slide, empty < 0 ? itemIndex : empty, type);
  startEdit(ref, starter.words === undefined ? "all" : { words: starter.words });
}

export function addNumberSlide(slide: number): void {
  if (addSlide(slide + 1, numberSlide)) startEdit({ kind: "header", slide: slide + 1 }, "all");
}

/** Number of hashtags that a carousel slide shows. */
const shownHashtags = 2;

export interface EmptyPlace {
  label: string;
  ref: PostTextRef;
}

/** Lists a slide's empty texts, which can't be clicked because nothing is drawn. */
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
