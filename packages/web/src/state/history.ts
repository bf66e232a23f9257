import type { Carousel } from "@slideloom/core/carousel";
import { readDocument } from "@slideloom/core/document";
import { create } from "zustand";
import {
  type EditedCarousel,
  showCarousel,
  toEditedCarousel,
  useCarouselStore,
} from "./carousel-store.ts";
import { hasChanged, type NamedChange, nameChange } from "./name-change.ts";
import { Scope } from "../lib/scope.ts";
import { flushWords } from "./open-words.ts";

/** Maximum number of undo steps. */
const stepLimit = 100;
/** Changes of one kind within this time are merged into one step, ms. */
const coalesceWindowMs = 1000;

interface Step {
  /** Name of the step in menus: `Delete slide 3`. */
  label: string;
  /**
   * In the undo list, the carousel before the step; in the redo list, after the step. Steps share unchanged objects.
   */
  carousel: EditedCarousel;
  /** Reopens the previous carousel; set if the step opened another one. */
  goBack?: () => void;
  /** True if the step replaced the whole carousel. */
  isReplacement?: boolean;
}

export interface HistoryState {
  past: readonly Step[];
  future: readonly Step[];
}

export const useHistoryStore = create<HistoryState>()(() => ({ past: [], future: [] }));

const getCarousel = () => useCarouselStore.getState().carousel;

let lastChange: { kind: string | null; atMs: number } = { kind: null, atMs: 0 };
/** Within it, a change doesn't add its own step. */
const quiet = new Scope();
/** Within it, a change opens another carousel instead of editing this one. */
const opening = new Scope();
/** Whether the current step replaced the carousel. */
let hasReplaced = false;

export const isOpeningCarousel = (): boolean => opening.isActive;

function push(step: Step): void {
  useHistoryStore.setState(({ past }) => ({
    past: [...past, step].slice(-stepLimit),
    future: [],
  }));
}

/**
 * Makes an undoable change and returns true if anything changed. Without `step`, the undo label names the changed
 * parts.
 */
export function editCarousel(
  change: (carousel: EditedCarousel) => EditedCarousel,
  { step, slideIndex }: { step?: NamedChange; slideIndex?: number } = {},
): boolean {
  flushWords();
  const before = getCarousel();
  const after = change(before);
  if (after === before) return false;
  showCarousel(after, slideIndex);
  if (!hasChanged(before, after)) return false;
  if (quiet.isActive) return true;
  const { label, kind, outlastsPauses = false } = step ?? nameChange(before, after);
  const atMs = performance.now();
  const isInTime = outlastsPauses || atMs - lastChange.atMs < coalesceWindowMs;
  const continues = kind !== null && lastChange.kind === kind && isInTime;
  if (!continues) push({ label, carousel: before });
  lastChange = { kind, atMs };
  return true;
}

/** Groups changes into one undo step. Returns true if anything changed. */
export function recordStep(label: string, change: () => void): boolean {
  flushWords();
  const before = getCarousel();
  hasReplaced = false;
  quiet.run(change);
  if (!hasChanged(before, getCarousel())) return false;
  if (quiet.isActive) return true;
  push({ label, carousel: before, isReplacement: hasReplaced });
  lastChange = { kind: null, atMs: 0 };
  return true;
}

function bringBack({ carousel, isReplacement = false }: Step): void {
  const show = () => showCarousel({ ...carousel, document: readDocument(carousel.document) });
  if (isReplacement) opening.run(show);
  else show();
  lastChange = { kind: null, atMs: 0 };
}

/** Undoes the last step and returns the step's label, or null if there is none. */
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

/** Reverts and removes the last step if the step is of that kind. */
export function dropStep(kind: string): void {
  const { past } = useHistoryStore.getState();
  const step = past.at(-1);
  if (!step || lastChange.kind !== kind) return;
  bringBack(step);
  useHistoryStore.setState({ past: past.slice(0, -1) });
}

/** Redoes the last undone step and returns its label; null if there is none. */
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

/** Replaces the open carousel. The change is an undo step, unless it is made within `restartHistory`. */
export function replaceCarousel(carousel: Carousel): void {
  hasReplaced = true;
  opening.run(() => editCarousel(() => toEditedCarousel(carousel), { slideIndex: 0 }));
}

/** Makes a change without an undo step, such as loading another post, and replaces the history. */
export function restartHistory(
  change: () => void,
  history: HistoryState = { past: [], future: [] },
): void {
  flushWords();
  opening.run(() => quiet.run(change));
  lastChange = { kind: null, atMs: 0 };
  useHistoryStore.setState(history);
}
