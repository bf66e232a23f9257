import type { PostDocument } from "@slideloom/core/document";
import { create } from "zustand";
import { type DesignState, useDesignStore } from "./design-store.ts";
import { type ChangedKey, nameChange } from "./name-change.ts";
import { settleValidation, showDocument, usePostStore } from "./post-store.ts";

/** Steps that can be undone. */
const stepLimit = 100;
/** Changes of one kind that follow each other within this time are one step. */
const coalesceWindowMs = 1000;

/** What undo brings back; texts and looks are shared, not copied, so a step costs little. */
interface Snapshot {
  document: PostDocument;
  look: DesignState;
}

export interface Step {
  /** What was done, as a menu names it: `Delete slide 3`. */
  label: string;
  /** How it was before the step, or in the future's list after it. */
  snapshot: Snapshot;
}

interface HistoryState {
  past: readonly Step[];
  future: readonly Step[];
}

export const useHistoryStore = create<HistoryState>()(() => ({ past: [], future: [] }));

function takeSnapshot(): Snapshot {
  return { document: usePostStore.getState().document, look: useDesignStore.getState() };
}

let present = takeSnapshot();
let lastChange: { kind: string | null; atMs: number } = { kind: null, atMs: 0 };
/** Above zero while one step is made or brought back. */
let depth = 0;

function listChanges(now: Snapshot): ChangedKey[] {
  const changes: ChangedKey[] = now.document.text === present.document.text ? [] : ["jsonInput"];
  const collect = <Values extends object>(after: Values, before: Values) => {
    for (const key in after) if (after[key] !== before[key]) changes.push(key as ChangedKey);
  };
  if (now.look !== present.look) {
    collect(now.look, present.look);
    collect(now.look.design, present.look.design);
  }
  // A design that was built anew with the same values is no change.
  return changes.filter((key) => key !== "design");
}

function push(label: string, snapshot: Snapshot): void {
  useHistoryStore.setState(({ past }) => ({
    past: [...past, { label, snapshot }].slice(-stepLimit),
    future: [],
  }));
}

function notice(): void {
  if (depth > 0) return;
  const now = takeSnapshot();
  const changes = listChanges(now);
  if (changes.length === 0) return;
  const { label, kind } = nameChange(changes, now.look);
  const atMs = performance.now();
  const continues =
    kind !== null && lastChange.kind === kind && atMs - lastChange.atMs < coalesceWindowMs;
  if (!continues) push(label, present);
  lastChange = { kind, atMs };
  present = now;
}

/** Makes a change that is one step to undo, however much of text and look it touches. Returns whether anything changed. */
export function recordStep(label: string, change: () => void): boolean {
  depth += 1;
  try {
    change();
  } finally {
    depth -= 1;
  }
  const now = takeSnapshot();
  if (listChanges(now).length === 0) return false;
  if (depth > 0) return true;
  push(label, present);
  lastChange = { kind: null, atMs: 0 };
  present = now;
  return true;
}

function bringBack(snapshot: Snapshot): void {
  depth += 1;
  try {
    showDocument(snapshot.document);
    settleValidation();
    useDesignStore.setState(snapshot.look, true);
  } finally {
    depth -= 1;
  }
  present = snapshot;
  lastChange = { kind: null, atMs: 0 };
}

/** Takes the last step back and returns its label; null where there is none. The slide that is looked at stays. */
export function undo(): string | null {
  const { past, future } = useHistoryStore.getState();
  const step = past.at(-1);
  if (!step) return null;
  const after = { label: step.label, snapshot: present };
  bringBack(step.snapshot);
  useHistoryStore.setState({ past: past.slice(0, -1), future: [...future, after] });
  return step.label;
}

/** Makes the step that was taken back last once more and returns its label; null where there is none. */
export function redo(): string | null {
  const { past, future } = useHistoryStore.getState();
  const step = future.at(-1);
  if (!step) return null;
  const before = { label: step.label, snapshot: present };
  bringBack(step.snapshot);
  useHistoryStore.setState({ past: [...past, before], future: future.slice(0, -1) });
  return step.label;
}

/** Makes a change that is no step, such as loading another post, and begins the history after it. */
export function restartHistory(change: () => void): void {
  depth += 1;
  try {
    change();
  } finally {
    depth -= 1;
  }
  present = takeSnapshot();
  lastChange = { kind: null, atMs: 0 };
  useHistoryStore.setState({ past: [], future: [] });
}

/** Watches text and look from now on. */
export function startHistory(): void {
  present = takeSnapshot();
  usePostStore.subscribe(notice);
  useDesignStore.subscribe(notice);
}
