import { readDocument } from "@slideloom/core/document";
import { create } from "zustand";
import { type EditedCarousel, showCarousel, useCarouselStore } from "./carousel-store.ts";
import { hasChanged, type NamedChange, nameChange } from "./name-change.ts";

/** Steps that can be undone. */
const stepLimit = 100;
/** Changes of one kind that follow each other within this time are one step. */
const coalesceWindowMs = 1000;

export interface Step {
  /** What was done, as a menu names it: `Delete slide 3`. */
  label: string;
  /** How it was before the step, or in the future's list after it; carousels share what they have in common. */
  carousel: EditedCarousel;
}

interface HistoryState {
  past: readonly Step[];
  future: readonly Step[];
}

export const useHistoryStore = create<HistoryState>()(() => ({ past: [], future: [] }));

const getCarousel = () => useCarouselStore.getState().carousel;

let lastChange: { kind: string | null; atMs: number } = { kind: null, atMs: 0 };
/** Above zero while several changes are made that are one step, or none. */
let depth = 0;

function push(label: string, carousel: EditedCarousel): void {
  useHistoryStore.setState(({ past }) => ({
    past: [...past, { label, carousel }].slice(-stepLimit),
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
  const before = getCarousel();
  const after = change(before);
  if (after === before) return false;
  showCarousel(after, slideIndex);
  if (!hasChanged(before, after)) return false;
  if (depth > 0) return true;
  const { label, kind } = step ?? nameChange(before, after);
  const atMs = performance.now();
  const continues =
    kind !== null && lastChange.kind === kind && atMs - lastChange.atMs < coalesceWindowMs;
  if (!continues) push(label, before);
  lastChange = { kind, atMs };
  return true;
}

/** Makes changes that are one step to undo, however much they touch. Returns whether anything changed. */
export function recordStep(label: string, change: () => void): boolean {
  const before = getCarousel();
  runQuietly(change);
  if (!hasChanged(before, getCarousel())) return false;
  if (depth > 0) return true;
  push(label, before);
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

function bringBack({ document, appearance }: EditedCarousel): void {
  showCarousel({ document: readDocument(document), appearance });
  lastChange = { kind: null, atMs: 0 };
}

/** Takes the last step back and returns its label; null where there is none. The current slide stays. */
export function undo(): string | null {
  const { past, future } = useHistoryStore.getState();
  const step = past.at(-1);
  if (!step) return null;
  const after = { label: step.label, carousel: getCarousel() };
  bringBack(step.carousel);
  useHistoryStore.setState({ past: past.slice(0, -1), future: [...future, after] });
  return step.label;
}

/** Makes the step that was taken back last once more and returns its label; null where there is none. */
export function redo(): string | null {
  const { past, future } = useHistoryStore.getState();
  const step = future.at(-1);
  if (!step) return null;
  const before = { label: step.label, carousel: getCarousel() };
  bringBack(step.carousel);
  useHistoryStore.setState({ past: [...past, before], future: future.slice(0, -1) });
  return step.label;
}

/** Makes a change that is no step, such as loading another post, and begins the history after it. */
export function restartHistory(change: () => void): void {
  runQuietly(change);
  lastChange = { kind: null, atMs: 0 };
  useHistoryStore.setState({ past: [], future: [] });
}
