import { create } from "zustand";
import { Timer } from "../lib/timer.ts";

/** Debounce delay for typed text, ms. */
const restMs = 500;
/** Maximum delay while typing continues, ms. */
const longestWaitMs = 2000;

interface OpenWords {
  /** Whether a text on the slide is being edited. */
  isFieldOpen: boolean;
  /** Whether an open field has words that the carousel lacks. */
  areHeld: boolean;
}

export const useOpenWords = create<OpenWords>()(() => ({ isFieldOpen: false, areHeld: false }));

/** Writes a field's words to the carousel; false if the carousel refuses the words. */
type TakeWords = () => boolean;

const held = new Set<TakeWords>();
let heldSinceMs = 0;
const rest = new Timer();

/** Registers typed words: `take` is called when typing pauses, and by `flushWords`. The field stays open. */
export function holdWords(take: TakeWords): void {
  const nowMs = performance.now();
  if (held.size === 0) heldSinceMs = nowMs;
  held.add(take);
  useOpenWords.setState({ areHeld: true });
  rest.start(flushWords, Math.min(restMs, heldSinceMs + longestWaitMs - nowMs));
}

/** Calls `take`; an error affects only this field's words, which stay pending. */
function tryToTake(take: TakeWords): boolean {
  try {
    return take();
  } catch (error) {
    console.error("The text typed on the slide could not be applied.", error);
    return false;
  }
}

/**
 * Writes pending words of open fields. Call before the carousel is read for saving, and before it is changed. Returns
 * false if the carousel refuses some of them.
 */
export function flushWords(): boolean {
  if (held.size === 0) return true;
  rest.stop();
  const takes = [...held];
  // `take` may call this function again.
  held.clear();
  const refused = takes.filter((take) => !tryToTake(take));
  for (const take of refused) held.add(take);
  heldSinceMs = performance.now();
  const areHeld = held.size > 0;
  useOpenWords.setState({ areHeld });
  return !areHeld;
}

/**
 * Flushes pending words when the page is hidden or left, or when its window loses the focus. Returns a function that
 * stops this.
 */
export function startOpenWords(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener("pagehide", flushWords, { signal });
  addEventListener("blur", flushWords, { signal });
  document.addEventListener("visibilitychange", flushWords, { signal });
  return () => ending.abort();
}
