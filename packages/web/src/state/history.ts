import { readDocument } from "@slideloom/core/document";
import { create } from "zustand";
import { type EditedCarousel, showCarousel, useCarouselStore } from "./carousel-store.ts";
import { hasChanged, type NamedChange, nameChange } from "./name-change.ts";
import { flushWords } from "./open-words.ts";

/** Steps that can be undone. */
const stepLimit = 100;
/** Changes of one kind that follow each other within this time are one step. */
const coalesceWindowMs = 1000;

interface Step {
  /** What was done, as a menu names it: `Delete slide 3`. */
  label: string;
  /** How it was before the step, or in the future's list after it; carousels share what they have in common. */
  carousel: EditedCarousel;
  /** Set if the step began another carousel: opens the one before. */
  goBack?: () => void;
  /** Set if the step put another carousel in the place of this one. */
  isReplacement?: boolean;
}

export interface HistoryState {
  past: readonly Step[];
  future: readonly Step[];
}

export const useHistoryStore = create<HistoryState>()(() => ({ past: [], future: [] }));

const getCarousel = () => useCarouselStore.getState().carousel;

let lastChange: { kind: string | null; atMs: number } = { kind: null, atMs: 0 };
/** Above zero while several changes are made that are one step, or none. */
let depth = 0;

function push(step: Step): void {
  useHistoryStore.setState(({ past }) => ({
    past: [...past, step].slice(-stepLimit),
    future: [],
  }));
}

/**
 * Makes a change as a step to undo, named by what it changes where it has no name. The current slide stays where
 * none is given. Returns whether anything changed.
 */
export function changeCarousel(
  change: (carousel: EditedCarousel) => EditedCarousel,
  { step, slideIndex }: { step?: NamedChange; slideIndex?: number } = {},
): boolean {
  flushWords();
  const before = getCarousel();
  const after = change(before);
  if (after === before) return false;
  showCarousel(after, slideIndex);
  if (!hasChanged(before, after)) return false;
  if (depth > 0) return true;
  const { label, kind, outlastsPauses = false } = step ?? nameChange(before, after);
  const atMs = performance.now();
  const isInTime = outlastsPauses || atMs - lastChange.atMs < coalesceWindowMs;
  const continues = kind !== null && lastChange.kind === kind && isInTime;
  if (!continues) push({ label, carousel: before });
  lastChange = { kind, atMs };
  return true;
}

/** Makes changes that are one step to undo, however much they touch. Returns whether anything changed. */
export function recordStep(label: string, change: () => void): boolean {
  flushWords();
  const before = getCarousel();
  hasReplaced = false;
  runQuietly(change);
  if (!hasChanged(before, getCarousel())) return false;
  if (depth > 0) return true;
  push({ label, carousel: before, isReplacement: hasReplaced });
  lastChange = { kind: null, atMs: 0 };
  return true;
}

function runQuietly(change: () => void): void {
  depth += 1;
  try {
    change();
  } finally {
    depth -= 1;
  }
}

function bringBack({ carousel: { document, appearance }, isReplacement = false }: Step): void {
  const show = () => showCarousel({ document: readDocument(document), appearance });
  if (isReplacement) runAsOpening(show);
  else show();
  lastChange = { kind: null, atMs: 0 };
}

/** Takes the last step back and returns its label; null where there is none. The current slide stays. */
export function undo(): string | null {
  flushWords();
  const { past, future } = useHistoryStore.getState();
  const step = past.at(-1);
  if (!step) return null;
  if (step.goBack) {
    step.goBack();
    return step.label;
  }
  const after = { ...step, carousel: getCarousel() };
  bringBack(step);
  useHistoryStore.setState({ past: past.slice(0, -1), future: [...future, after] });
  return step.label;
}

/** Takes the last step back without a trace if it is of that kind. */
export function dropStep(kind: string): void {
  const { past } = useHistoryStore.getState();
  const step = past.at(-1);
  if (!step || lastChange.kind !== kind) return;
  bringBack(step);
  useHistoryStore.setState({ past: past.slice(0, -1) });
}

/** Makes the step that was taken back last once more and returns its label; null where there is none. */
export function redo(): string | null {
  flushWords();
  const { past, future } = useHistoryStore.getState();
  const step = future.at(-1);
  if (!step) return null;
  const before = { ...step, carousel: getCarousel() };
  bringBack(step);
  useHistoryStore.setState({ past: [...past, before], future: future.slice(0, -1) });
  return step.label;
}

let isOpening = false;
/** Whether the step under way put another carousel in place. */
let hasReplaced = false;

/** Whether the change under way opens another carousel rather than edits this one. */
export function isOpeningCarousel(): boolean {
  return isOpening;
}

function runAsOpening(change: () => void): void {
  const wasOpening = isOpening;
  isOpening = true;
  try {
    change();
  } finally {
    isOpening = wasOpening;
  }
}

/** Puts another carousel in the place of the open one: an undo step, unless `restartHistory` surrounds it. */
export function replaceEdited(carousel: EditedCarousel): void {
  hasReplaced = true;
  runAsOpening(() => changeCarousel(() => carousel, { slideIndex: 0 }));
}

/** Makes a change that is no step, such as loading another post, and then sets the history, by default an empty one. */
export function restartHistory(
  change: () => void,
  history: HistoryState = { past: [], future: [] },
): void {
  flushWords();
  runAsOpening(() => runQuietly(change));
  lastChange = { kind: null, atMs: 0 };
  useHistoryStore.setState(history);
}
