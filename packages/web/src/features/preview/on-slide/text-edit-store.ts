import { type Item, limitMarks } from "@slideloom/core/document";
import { type PostTextRef, textRefKey } from "@slideloom/core/slide";
import { create } from "zustand";
import { getDocument } from "../../../state/carousel-store.ts";
import { dropStep } from "../../../state/history.ts";
import { flushWords, holdWords, useOpenWords } from "../../../state/open-words.ts";
import { noteHiddenMarks } from "../../../state/surplus-marks.ts";
import { findText, removeText, setText } from "../../../state/text-edits.ts";
import { isTooLong, offerDeletion } from "./field-limit.ts";
import { findTextKind } from "./item-refs.ts";
import { isEmptyPoint } from "./list-marks.ts";

/** Where the caret stands first: around all words or some of them, behind them, or at a point of the window. */
export type FirstCaret = "all" | "end" | { words: string } | { clientX: number; clientY: number };

/** The text that is edited on the slide; the post has its new words whenever typing rests. */
export interface TextEdit {
  /** Each edit has its own, also of a text that took the place of one that is gone. */
  id: number;
  ref: PostTextRef;
  /** The words as they were before the edit. */
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

useTextEditStore.subscribe(({ edit }) => useOpenWords.setState({ isFieldOpen: edit !== null }));

let lastId = 0;

/** The words of the edited text as the post has them; null while they are written. */
let stored: string | null = null;

/** Begins to edit a text, also one that is not there yet, such as a summary. One edited before is committed. */
export function startEdit(wanted: PostTextRef, firstCaret: FirstCaret): void {
  const item = findItem(wanted);
  commitEdit();
  const { post } = getDocument();
  if (!post) return;
  const ref = followItem(wanted, item);
  const initial = readText(ref);
  const words = ref.kind === "hashtag" && initial === "" ? "#" : limitMarks(initial);
  if (isTooLong(words)) {
    offerDeletion(words, () => readText(ref) === initial && deleteText(ref));
    return;
  }
  stored = initial;
  noteHiddenMarks(initial);
  useTextEditStore.setState({
    edit: { id: (lastId += 1), ref, initial, words, firstCaret },
    wantedFocus: null,
  });
}

function deleteText(ref: PostTextRef): void {
  const name = nameEdit((lastId += 1));
  if (ref.kind === "hashtag" || (ref.kind === "item" && !ref.part)) removeText(ref, name);
  else setText(ref, "", name);
}

export function changeWords(words: string): void {
  useTextEditStore.setState(({ edit }) => ({ edit: edit && { ...edit, words } }));
  holdWords(writeWords);
}

/** Ends the edit and keeps its words; all that was written during it is one step to undo. A block or hashtag without words goes. */
export function commitEdit(): void {
  flushWords();
  const { edit } = useTextEditStore.getState();
  if (!edit) return;
  endEdit();
  const { id, ref } = edit;
  if (tidyWords(ref, edit.words) !== "") return;
  const isEmptied = ref.kind === "item" && !ref.part && !isUnchanged(edit);
  if (isEmptied || ref.kind === "hashtag") removeText(ref, nameEdit(id));
}

/** A field shows fewer combining marks than the text may have. */
const isUnchanged = ({ words, initial }: TextEdit) => words === limitMarks(initial);

const nameEdit = (id: number) => `text-edit-${id}`;

/** Writes the words into the post, and returns whether it could; the edit goes on. */
function writeWords(): boolean {
  const { edit } = useTextEditStore.getState();
  if (!edit) return true;
  const { id, ref } = edit;
  stored = null;
  const words = isUnchanged(edit) ? edit.initial : tidyWords(ref, edit.words);
  // All as before, also what the edit took along, such as a prompt that it answered.
  if (words === edit.initial) dropStep(nameEdit(id));
  // Also then: another change may have parted the edit into several steps.
  const isWritten = setText(ref, words, nameEdit(id));
  stored = readText(ref);
  return isWritten;
}

function readText(ref: PostTextRef): string {
  const { post } = getDocument();
  return (post && findText(post, ref)) ?? "";
}

function tidyWords(ref: PostTextRef, typed: string): string {
  const words = dropEmptyLines(ref, typed);
  const trimmed = words.trim();
  if (trimmed === "") return "";
  if (ref.kind !== "hashtag") return words;
  return trimmed === "#" ? "" : trimmed;
}

/** Points without words and blank lines at the end are left from pressing Enter; code keeps what is typed. */
function dropEmptyLines(ref: PostTextRef, words: string): string {
  const { post } = getDocument();
  const kind = ref.kind === "item" && post ? findTextKind(post, ref) : "paragraphs";
  if (kind === "source") return words;
  const lines = words.split("\n");
  const kept = kind === "lines" ? lines : lines.filter((line) => !isEmptyPoint(line));
  const joined = kept.join("\n");
  const end = joined.trimEnd();
  return joined.includes("\n", end.length) ? end : joined;
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

function endEdit(): void {
  useTextEditStore.setState({ edit: null });
  // Words that the post had no room for are held no longer.
  flushWords();
}

/** Ends the edit if the post's words were changed by something else. */
export function dropStaleEdit(): void {
  const { edit } = useTextEditStore.getState();
  if (edit && stored !== null && readText(edit.ref) !== stored) endEdit();
}

/** Gives a text the focus, now or when it is drawn. */
export function focusText(ref: PostTextRef): void {
  useTextEditStore.setState({ wantedFocus: textRefKey(ref) });
}
