import { type Issue, parsePost, type Post } from "@slideloom/core/document";
import { replaceEqualDeep } from "@tanstack/react-query";
import { create } from "zustand";

/** From this length on, validation waits for a pause in typing, so that no key press waits for it. */
const deferredParseLength = 100_000;
const deferredParseDelayMs = 120;

interface Validation {
  parsedJson: Post | null;
  /** The first failure; null for valid and for empty text. */
  error: Issue | null;
  issues: Issue[];
  warnings: Issue[];
  totalSlides: number;
}

export interface PostState extends Validation {
  jsonInput: string;
  /** The post as it last was valid, for pictures that outlive a typing error. */
  lastValidPost: Post | null;
  currentSlideIndex: number;
}

const nothing: Validation = {
  parsedJson: null,
  error: null,
  issues: [],
  warnings: [],
  totalSlides: 0,
};

function validate(text: string): Validation {
  if (text.trim() === "") return nothing;
  const result = parsePost(text);
  if (!result.ok) {
    return { ...nothing, error: result.error, issues: result.issues, warnings: result.warnings };
  }
  return {
    ...nothing,
    parsedJson: result.post,
    warnings: result.warnings,
    totalSlides: result.post.content.length,
  };
}

/** The post's text, what validation says about it, and the slide that is looked at. */
export const usePostStore = create<PostState>()(() => ({
  ...nothing,
  jsonInput: "",
  lastValidPost: null,
  currentSlideIndex: 0,
}));

let pendingParse: ReturnType<typeof setTimeout> | null = null;

function parseNow(): void {
  cancelPendingParse();
  adopt(usePostStore.getState().jsonInput);
}

function adopt(jsonInput: string, slideIndex = 0): void {
  const validation = validate(jsonInput);
  // What did not change stays the same object, so that only what shows a change is rendered anew.
  usePostStore.setState(({ lastValidPost, issues, warnings }) => {
    const parsedJson =
      validation.parsedJson && replaceEqualDeep(lastValidPost, validation.parsedJson);
    return {
      ...validation,
      parsedJson,
      issues: replaceEqualDeep(issues, validation.issues),
      warnings: replaceEqualDeep(warnings, validation.warnings),
      jsonInput,
      lastValidPost: parsedJson ?? lastValidPost,
      currentSlideIndex: clampSlideIndex(slideIndex, validation.totalSlides),
    };
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
  cancelPendingParse();
  usePostStore.setState({ ...nothing, jsonInput: "", lastValidPost: null, currentSlideIndex: 0 });
}

/** Takes typed, pasted or loaded text: validates it and goes to the first slide. */
export function setJsonInput(rawText: string): void {
  // One kind of line end, so that an issue's offset means the same in every view of the text.
  const text = rawText.replaceAll(/\r\n?/g, "\n");
  if (text === usePostStore.getState().jsonInput) return;
  cancelPendingParse();
  if (text.length < deferredParseLength) return adopt(text);
  usePostStore.setState({ jsonInput: text });
  pendingParse = setTimeout(parseNow, deferredParseDelayMs);
}

/** Takes text that an edit, undo or redo made, and stays at the slide; it is validated at once. */
export function replaceJsonInput(text: string): void {
  const { jsonInput, currentSlideIndex } = usePostStore.getState();
  if (text === jsonInput) return;
  cancelPendingParse();
  adopt(text, currentSlideIndex);
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
