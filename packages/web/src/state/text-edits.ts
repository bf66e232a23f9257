import type { ItemType } from "@slideloom/core/blocks";
import {
  convertItem,
  deleteItem,
  duplicateItem,
  type EditResult,
  findItemText,
  insertItem,
  type Item,
  moveItem,
  type Post,
  type PostDocument,
  setHashtags,
  setHeader,
  setItem,
  setItemValue,
  setSlide,
  setSummary,
  setTitle,
  withItemText,
} from "@slideloom/core/document";
import { type ListMark, type TextRef, withListMark } from "@slideloom/core/slide";
import { loadCode } from "../lib/load-code.ts";
import { editPost } from "./slide-edits.ts";
import { getDocument } from "./carousel-store.ts";
import type * as answers from "./lift-answer.ts";

/** Returns the text at a ref as typed, with markup; null if the post has no such place. */
export function findText(post: Post, ref: TextRef): string | null {
  if (ref.kind === "title") return post.title;
  if (ref.kind === "brand") return null;
  if (ref.kind === "hashtag") return post.hashtags?.[ref.index] ?? null;
  const slide = post.content[ref.slide];
  if (!slide) return null;
  if (ref.kind === "header") return slide.header;
  if (ref.kind === "summary") return slide.summary ?? null;
  const item = slide.description[ref.item];
  return item ? findItemText(item, ref.part) : null;
}

/** Returns options that merge all changes with this edit name into one undo step. */
const stepOf = (editName: string | undefined) =>
  editName === undefined ? {} : { kind: editName, outlastsPauses: true };

/** Sets the text at a ref. If the ref is a slide's summary and the text is blank, removes the summary. */
export function setText(ref: TextRef, words: string, editName?: string): boolean {
  const post = getDocument().post;
  if (ref.kind === "brand") return false;
  if (!post || (findText(post, ref) ?? "") === words) return post !== null;
  return editPost({
    label: "Edit the text",
    ...stepOf(editName),
    change: (document) => writeText(document, post, ref, words),
  });
}

/** Removes the block or hashtag at a ref. Other refs are ignored. */
export function removeText(ref: TextRef, editName: string): void {
  const { post } = getDocument();
  if (ref.kind === "item") {
    removeItem(ref.slide, ref.item, editName);
  } else if (ref.kind === "hashtag" && post?.hashtags?.[ref.index] !== undefined) {
    const hashtags = post.hashtags.toSpliced(ref.index, 1);
    editPost({
      label: "Delete a hashtag",
      ...stepOf(editName),
      change: (document) => setHashtags(document, { hashtags }),
    });
  }
}

let liftAnswer: typeof answers.liftAnswer | null = null;

/** Loads the code that `liftText` needs. Until then, `liftText` returns false. */
export async function loadAnswers(): Promise<void> {
  ({ liftAnswer } = await loadCode("the code for answers", () => import("./lift-answer.ts")));
}

/** If `liftAnswer` finds the item suitable, turns the item's text into the slide's header. Otherwise, returns false. */
export function liftText(slideIndex: number, itemIndex: number, editName: string): boolean {
  const before = getDocument().post?.content[slideIndex];
  const slide = before && liftAnswer?.(before, itemIndex);
  if (!slide) return false;
  return editPost({
    label: "Edit the text",
    ...stepOf(editName),
    change: (document) => setSlide(document, { slideIndex, slide }),
  });
}

function writeText(
  document: PostDocument,
  post: Post,
  ref: Exclude<TextRef, { kind: "brand" }>,
  words: string,
): EditResult {
  switch (ref.kind) {
    case "title":
      return setTitle(document, { title: words });
    case "header":
      return setHeader(document, { slideIndex: ref.slide, header: words });
    case "summary":
      return setSummary(document, { slideIndex: ref.slide, summary: words.trim() ? words : null });
    case "hashtag":
      return setHashtags(document, {
        hashtags: (post.hashtags ?? []).toSpliced(ref.index, 1, words),
      });
    case "item": {
      const item = post.content[ref.slide]?.description[ref.item] ?? { type: "", value: "" };
      const { value } = withItemText(item, ref.part, words);
      return setItemValue(document, { slideIndex: ref.slide, itemIndex: ref.item, value });
    }
  }
}

/** Inserts an item at `itemIndex`, or appends it. */
export function addItem(slideIndex: number, itemIndex: number, item: Item): boolean {
  return editPost({
    label: "Add a block",
    change: (document) => insertItem(document, { slideIndex, itemIndex, item }),
  });
}

export function fillItem(slideIndex: number, itemIndex: number, item: Item): boolean {
  return editPost({
    label: "Add a block",
    change: (document) => setItem(document, { slideIndex, itemIndex, item }),
  });
}

/** Sets the marker of all list items of a block, such as `1.`. */
export function changeListMark(slideIndex: number, itemIndex: number, mark: ListMark): boolean {
  const item = getDocument().post?.content[slideIndex]?.description[itemIndex];
  if (!item) return false;
  const value = withListMark(item.value, mark);
  return editPost({
    label: "Change the list marker",
    change: (document) => setItemValue(document, { slideIndex, itemIndex, value }),
  });
}

export function removeItem(slideIndex: number, itemIndex: number, editName?: string): boolean {
  return editPost({
    label: "Delete a block",
    ...stepOf(editName),
    change: (document) => deleteItem(document, { slideIndex, itemIndex }),
  });
}

export function duplicateItemAt(slideIndex: number, itemIndex: number): boolean {
  return editPost({
    label: "Duplicate a block",
    change: (document) => duplicateItem(document, { slideIndex, itemIndex }),
  });
}

export function moveItemTo(slideIndex: number, from: number, to: number): boolean {
  return editPost({
    label: "Move a block",
    change: (document) => moveItem(document, { slideIndex, from, to }),
  });
}

export function changeItemType(slideIndex: number, itemIndex: number, type: ItemType): boolean {
  const item = getDocument().post?.content[slideIndex]?.description[itemIndex];
  if (!item || item.type === type) return false;
  return editPost({
    label: "Change a block's type",
    change: (document) =>
      setItem(document, { slideIndex, itemIndex, item: convertItem(item, type) }),
  });
}
