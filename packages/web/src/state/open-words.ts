import { create } from "zustand";

/** Typing that rests this long is taken over. */
const restMs = 500;
/** Typing without a rest is taken over this often. */
const longestWaitMs = 2000;

interface OpenWords {
  /** Whether a text of the slide is edited. */
  isFieldOpen: boolean;
  /** Whether it has words that the carousel does not have yet. */
  areHeld: boolean;
}

export const useOpenWords = create<OpenWords>()(() => ({ isFieldOpen: false, areHeld: false }));

/** Writes a field's words into the carousel; false where it can't have them. */
type TakeWords = () => boolean;

const held = new Set<TakeWords>();
let heldSinceMs = 0;
let restTimer: ReturnType<typeof setTimeout> | undefined;

/** Notes words typed in a field: `take` is called once typing rests, and by `flushWords`. The field stays open. */
export function holdWords(take: TakeWords): void {
  const nowMs = performance.now();
  if (held.size === 0) heldSinceMs = nowMs;
  held.add(take);
  useOpenWords.setState({ areHeld: true });
  clearTimeout(restTimer);
  restTimer = setTimeout(flushWords, Math.min(restMs, heldSinceMs + longestWaitMs - nowMs));
}

/** An error refuses only the words of its own field, which stay held. */
function tryToTake(take: TakeWords): boolean {
  try {
    return take();
  } catch (error) {
    console.error("The words of a field could not be taken over.", error);
    return false;
  }
}

/** Takes over the words of open fields. Called before the carousel is read to be kept, and before it is changed. */
export function flushWords(): void {
  if (held.size === 0) return;
  clearTimeout(restTimer);
  const takes = [...held];
  // Writing calls this again.
  held.clear();
  const refused = takes.filter((take) => !tryToTake(take));
  for (const take of refused) held.add(take);
  heldSinceMs = performance.now();
  useOpenWords.setState({ areHeld: held.size > 0 });
}

/** Takes over the words of open fields when the page is hidden or left, or its window loses the focus. */
export function startOpenWords(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener("pagehide", flushWords, { signal });
  addEventListener("blur", flushWords, { signal });
  document.addEventListener("visibilitychange", flushWords, { signal });
  return () => ending.abort();
}
