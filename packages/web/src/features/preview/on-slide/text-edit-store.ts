import { type Item, limitMarks, listOpenPrompts } from "@slideloom/core/document";
import { type PostTextRef, textRefKey } from "@slideloom/core/slide";
import { create } from "zustand";
import { createCounter } from "../../../lib/counter.ts";
import { getDocument } from "../../../state/carousel-store.ts";
import { dropStep } from "../../../state/history.ts";
import { flushWords, holdWords, useOpenWords } from "../../../state/open-words.ts";
import { noteHiddenMarks } from "../../../state/surplus-marks.ts";
import { findText, liftText, removeText, setText } from "../../../state/text-edits.ts";
import { isTooLong, offerDeletion } from "./field-limit.ts";
import { findTextKind } from "./item-refs.ts";
import { isEmptyPoint } from "./list-marks.ts";

/** Initial selection: all words, some of them, the end, or a point of the window. */
export type FirstCaret = "all" | "end" | { words: string } | { clientX: number; clientY: number };

/** The text edited on the slide; written to the post at each typing pause. */
export interface TextEdit {
  /** Each edit has its own id. The id is the React key of the field, so that each edit gets a new field. */
  id: number;
  ref: PostTextRef;
  /** The words before the edit. */
  initial: string;
  /** Whether the words answer a question that the slide asks the person. */
  isAnswer: boolean;
  words: string;
  firstCaret: FirstCaret;
}

interface TextEditState {
  edit: TextEdit | null;
  /** Key of a text to focus once it is drawn. */
  wantedFocus: string | null;
}

export const useTextEditStore = create<TextEditState>()(() => ({ edit: null, wantedFocus: null }));

useTextEditStore.subscribe(({ edit }) => useOpenWords.setState({ isFieldOpen: edit !== null }));

const nextId = createCounter();

/** The edited text as last read from the post. Null while `writeWords` changes the post. */
let stored: string | null = null;

/** Commits the previous edit and starts editing a text. The text need not exist yet. */
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
    edit: {
      id: nextId(),
      ref,
      initial,
      isAnswer: listOpenPrompts(post).some(
        ({ slide, item }) => textRefKey({ kind: "item", slide, item }) === textRefKey(ref),
      ),
      words,
      firstCaret,
    },
    wantedFocus: null,
  });
}

function deleteText(ref: PostTextRef): void {
  const name = nameEdit(nextId());
  if (ref.kind === "hashtag" || (ref.kind === "item" && !ref.part)) removeText(ref, name);
  else setText(ref, "", name);
}

export function changeWords(words: string): void {
  useTextEditStore.setState(({ edit }) => ({ edit: edit && { ...edit, words } }));
  holdWords(writeWords);
}

/**
 * Ends the edit and removes an emptied text. If `lifts`, a short answer to the slide's question becomes the header, and
 * the header's ref is returned.
 */
export function commitEdit({ lifts = true } = {}): PostTextRef | null {
  flushWords();
  const { edit } = useTextEditStore.getState();
  if (!edit) return null;
  endEdit();
  const { id, ref, isAnswer } = edit;
  if (tidyWords(ref, edit.words) !== "") {
    const isLifted = isAnswer && lifts && ref.kind === "item" && !isUnchanged(edit);
    return isLifted && liftText(ref.slide, ref.item, nameEdit(id))
      ? { kind: "header", slide: ref.slide }
      : ref;
  }
  if (isAnswer) dropStep(nameEdit(id));
  const isEmptied = ref.kind === "item" && !ref.part && !isUnchanged(edit);
  const isAskedAgain = isAnswer && readText(ref) === edit.initial;
  if ((isEmptied && !isAskedAgain) || ref.kind === "hashtag") removeText(ref, nameEdit(id));
  return ref;
}

/** Compares after limiting combining marks, because the field may show fewer of them than the text has. */
const isUnchanged = ({ words, initial }: TextEdit) => words === limitMarks(initial);

const nameEdit = (id: number) => `text-edit-${id}`;

/** Writes the typed words into the post, and returns whether that succeeded. */
function writeWords(): boolean {
  const { edit } = useTextEditStore.getState();
  if (!edit) return true;
  const { id, ref } = edit;
  stored = null;
  const words = isUnchanged(edit) ? edit.initial : tidyWords(ref, edit.words);
  // If the words are as before the edit, reverts the whole edit. A question that the edit answered becomes open again.
  if (words === edit.initial) dropStep(nameEdit(id));
  // Writes the words even after `dropStep`, because another change may have split the edit into several steps.
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

/** Drops empty list items and trailing blank lines, except in code. */
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

/** Returns the text's block, or undefined if it has none. */
function findItem(ref: PostTextRef): Item | undefined {
  return ref.kind === "item" ? listItems(ref.slide)[ref.item] : undefined;
}

/** Finds a moved block by object identity, because edits of other blocks keep the same object. */
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
  // If the post refused words, they are still pending. Without an edit, `writeWords` succeeds, so this discards them.
  flushWords();
}

/** Ends the edit if something else changed the text. */
export function dropStaleEdit(): void {
  const { edit } = useTextEditStore.getState();
  if (edit && stored !== null && readText(edit.ref) !== stored) endEdit();
}

/** Focuses a text, now or once it is drawn. */
export function focusText(ref: PostTextRef): void {
  useTextEditStore.setState({ wantedFocus: textRefKey(ref) });
}
