import { type Item, limitMarks } from "@slideloom/core/document";
import { type PostTextRef, textRefKey } from "@slideloom/core/slide";
import { create } from "zustand";
import { noteHiddenMarks } from "../../../state/surplus-marks.ts";
import { findText, removeItem, setText } from "../../../state/text-edits.ts";
import { getDocument } from "../../../state/carousel-store.ts";
import { findTextKind } from "./item-refs.ts";
import { isEmptyPoint } from "./list-marks.ts";

/** Where the caret stands first: around all words or some of them, behind them, or at a point of the window. */
export type FirstCaret = "all" | "end" | { words: string } | { clientX: number; clientY: number };

/** The text that is edited on the slide; the post has its new words only once they are committed. */
export interface TextEdit {
  /** Each edit has its own, also of a text that took the place of one that is gone. */
  id: number;
  ref: PostTextRef;
  /** The words as the post has them. */
  initial: string;
  words: string;
  firstCaret: FirstCaret;
}

interface TextEditState {
  edit: TextEdit | null;
  /** A text, by its key, that takes the focus as soon as it is drawn. */
  wantedFocus: string | null;
}

export const useTextEditStore = create<TextEditState>()(() => ({ edit: null, wantedFocus: null }));

let lastId = 0;

/** Begins to edit a text, also one that is not there yet, such as a summary. One edited before is committed. */
export function startEdit(wanted: PostTextRef, firstCaret: FirstCaret): void {
  const item = findItem(wanted);
  commitEdit();
  const { post } = getDocument();
  if (!post) return;
  const ref = followItem(wanted, item);
  const initial = findText(post, ref) ?? "";
  const words = ref.kind === "hashtag" && initial === "" ? "#" : limitMarks(initial);
  noteHiddenMarks(initial);
  useTextEditStore.setState({
    edit: { id: (lastId += 1), ref, initial, words, firstCaret },
    wantedFocus: null,
  });
}

export function changeWords(words: string): void {
  useTextEditStore.setState(({ edit }) => ({ edit: edit && { ...edit, words } }));
}

/** Writes the words into the post as one step to undo, and ends the edit. A text or code block without words goes. */
export function commitEdit(): void {
  const { edit } = useTextEditStore.getState();
  if (!edit) return;
  useTextEditStore.setState({ edit: null });
  const { ref, initial } = edit;
  if (edit.words === limitMarks(initial)) return;
  const words = dropEmptyLines(ref, edit.words);
  if (words.trim() === "" && ref.kind === "item" && !ref.part) {
    removeItem(ref.slide, ref.item);
    return;
  }
  setText(ref, ref.kind === "hashtag" && words.trim() === "#" ? "" : words);
}

/** Points without words and blank lines at the end are left from pressing Enter; code keeps what is typed. */
function dropEmptyLines(ref: PostTextRef, words: string): string {
  const { post } = getDocument();
  const kind = ref.kind === "item" && post ? findTextKind(post, ref) : "paragraphs";
  if (kind === "source") return words;
  const lines = words.split("\n");
  const kept = kind === "lines" ? lines : lines.filter((line) => !isEmptyPoint(line));
  return kept.join("\n").replace(/\s*\n\s*$/, "");
}

/** The block of a text; undefined for a text of no block. */
function findItem(ref: PostTextRef): Item | undefined {
  return ref.kind === "item" ? listItems(ref.slide)[ref.item] : undefined;
}

/** Where a text of a block stands now: an edit leaves the other blocks the objects that they were. */
function followItem(ref: PostTextRef, item: Item | undefined): PostTextRef {
  if (ref.kind !== "item" || !item) return ref;
  const index = listItems(ref.slide).indexOf(item);
  return index < 0 ? ref : { ...ref, item: index };
}

function listItems(slide: number): readonly Item[] {
  return getDocument().post?.content[slide]?.description ?? [];
}

/** Ends the edit; the post stays as it was. */
export function cancelEdit(): void {
  useTextEditStore.setState({ edit: null });
}

/** Ends the edit where the post's own words are no longer those that it began with. */
export function dropStaleEdit(): void {
  const { edit } = useTextEditStore.getState();
  const post = getDocument().post;
  if (edit && (!post || (findText(post, edit.ref) ?? "") !== edit.initial)) cancelEdit();
}

/** Gives a text the focus, now or when it is drawn. */
export function focusText(ref: PostTextRef): void {
  useTextEditStore.setState({ wantedFocus: textRefKey(ref) });
}
