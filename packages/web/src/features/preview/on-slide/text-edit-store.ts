import { type PostTextRef, textRefKey } from "@slideloom/core/slide";
import { create } from "zustand";
import { usePostStore } from "../../../state/post-store.ts";
import { findText, removeItem, setText } from "../../../state/text-edits.ts";
import { findTextKind } from "./item-refs.ts";
import { isEmptyPoint } from "./list-marks.ts";

/** Where the caret stands first: around all words, behind them, or at a point of the window. */
export type FirstCaret = "all" | "end" | { clientX: number; clientY: number };

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

type ItemRef = Extract<PostTextRef, { kind: "item" }>;

interface TextEditState {
  edit: TextEdit | null;
  /** A text, by its key, that takes the focus as soon as it is drawn. */
  wantedFocus: string | null;
}

export const useTextEditStore = create<TextEditState>()(() => ({ edit: null, wantedFocus: null }));

let lastId = 0;

/** Begins to edit a text, also one that is not there yet, such as a summary. One edited before is committed. */
export function startEdit(wanted: PostTextRef, firstCaret: FirstCaret): void {
  const removed = commitEdit();
  const post = usePostStore.getState().parsedJson;
  if (!post) return;
  const ref = removed ? shiftRef(wanted, removed) : wanted;
  const initial = findText(post, ref) ?? "";
  const words = ref.kind === "hashtag" && initial === "" ? "#" : initial;
  useTextEditStore.setState({
    edit: { id: (lastId += 1), ref, initial, words, firstCaret },
    wantedFocus: null,
  });
}

export function changeWords(words: string): void {
  useTextEditStore.setState(({ edit }) => ({ edit: edit && { ...edit, words } }));
}

/**
 * Writes the words into the post as one step to undo, and ends the edit. A text or code block without words goes: then it
 * answers which.
 */
export function commitEdit(): ItemRef | null {
  const { edit } = useTextEditStore.getState();
  if (!edit) return null;
  useTextEditStore.setState({ edit: null });
  const { ref, initial } = edit;
  if (edit.words === initial) return null;
  const words = dropEmptyLines(ref, edit.words);
  if (words.trim() === "" && ref.kind === "item" && !ref.part) {
    removeItem(ref.slide, ref.item);
    return ref;
  }
  setText(ref, ref.kind === "hashtag" && words.trim() === "#" ? "" : words);
  return null;
}

/** Points without words and blank lines at the end are left from pressing Enter; code keeps what is typed. */
function dropEmptyLines(ref: PostTextRef, words: string): string {
  const { parsedJson } = usePostStore.getState();
  const kind = ref.kind === "item" && parsedJson ? findTextKind(parsedJson, ref) : "paragraphs";
  if (kind === "source") return words;
  const lines = words.split("\n");
  const kept = kind === "lines" ? lines : lines.filter((line) => !isEmptyPoint(line));
  return kept.join("\n").replace(/\s*\n\s*$/, "");
}

/** Where a text is once that block is gone. */
function shiftRef(ref: PostTextRef, removed: ItemRef): PostTextRef {
  const isBehind = ref.kind === "item" && ref.slide === removed.slide && ref.item > removed.item;
  return isBehind ? { ...ref, item: ref.item - 1 } : ref;
}

/** Ends the edit; the post stays as it was. */
export function cancelEdit(): void {
  useTextEditStore.setState({ edit: null });
}

/** Ends the edit where the post's own words are no longer those that it began with. */
export function dropStaleEdit(): void {
  const { edit } = useTextEditStore.getState();
  const post = usePostStore.getState().parsedJson;
  if (edit && (!post || (findText(post, edit.ref) ?? "") !== edit.initial)) cancelEdit();
}

/** Gives a text the focus, now or when it is drawn. */
export function focusText(ref: PostTextRef): void {
  useTextEditStore.setState({ wantedFocus: textRefKey(ref) });
}
