import {
  createDocument,
  deferText,
  type Issue,
  type Post,
  type PostDocument,
  readDocument,
} from "@slideloom/core/document";
import { create } from "zustand";

/** From this length on, validation waits for a pause in typing, so that no key press waits for it. */
const deferredParseLength = 100_000;
const deferredParseDelayMs = 120;

export interface PostState {
  document: PostDocument;
  jsonInput: string;
  parsedJson: Post | null;
  /** The post as it last was valid, for pictures that outlive a typing error. */
  lastValidPost: Post | null;
  /** The first failure; null for valid and for empty text. */
  error: Issue | null;
  issues: readonly Issue[];
  warnings: readonly Issue[];
  totalSlides: number;
  currentSlideIndex: number;
}

function describeDocument(document: PostDocument): Omit<PostState, "currentSlideIndex"> {
  const { text, post, lastPost, error, issues, warnings } = document;
  return {
    document,
    jsonInput: text,
    parsedJson: post,
    lastValidPost: lastPost,
    error,
    issues,
    warnings,
    totalSlides: post?.content.length ?? 0,
  };
}

/** The post's text, what validation says about it, and the slide that is looked at. */
export const usePostStore = create<PostState>()(() => ({
  ...describeDocument(createDocument("")),
  currentSlideIndex: 0,
}));

let pendingParse: ReturnType<typeof setTimeout> | null = null;

function parseNow(): void {
  showDocument(readDocument(usePostStore.getState().document), 0);
}

/** Shows a document, such as one that an edit made, and the slide that is looked at, or the nearest that exists. */
export function showDocument(
  document: PostDocument,
  slideIndex = usePostStore.getState().currentSlideIndex,
): void {
  cancelPendingParse();
  const state = describeDocument(document);
  usePostStore.setState({
    ...state,
    currentSlideIndex: clampSlideIndex(slideIndex, state.totalSlides),
  });
}

function clampSlideIndex(index: number, totalSlides: number): number {
  return Math.max(0, Math.min(index, totalSlides - 1));
}

function cancelPendingParse(): void {
  if (pendingParse !== null) clearTimeout(pendingParse);
  pendingParse = null;
}

/** Forgets the post, as before another document is opened. */
export function clearPost(): void {
  showDocument(createDocument(""), 0);
}

/** Takes typed, pasted or loaded text: validates it and goes to the first slide. */
export function setJsonInput(rawText: string): void {
  // One kind of line end, so that an issue's offset means the same in every view of the text.
  const text = rawText.replaceAll(/\r\n?/g, "\n");
  const { document } = usePostStore.getState();
  if (text === document.text) return;
  const waiting = deferText(document, text);
  if (text.length < deferredParseLength) return showDocument(readDocument(waiting), 0);
  showDocument(waiting);
  pendingParse = setTimeout(parseNow, deferredParseDelayMs);
}

/** Ends a validation that still waits for a pause in typing; what is read afterwards is current. */
export function settleValidation(): void {
  if (pendingParse !== null) parseNow();
}

/** Shows that slide, or the nearest that exists, and returns which. */
export function goToSlide(index: number): number {
  const currentSlideIndex = clampSlideIndex(index, usePostStore.getState().totalSlides);
  usePostStore.setState({ currentSlideIndex });
  return currentSlideIndex;
}
