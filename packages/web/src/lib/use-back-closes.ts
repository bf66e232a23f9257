import { useEffect, useEffectEvent } from "react";

const mark = "isOverlay";

let openCount = 0;

const isMarked = () => Reflect.get(Object(history.state), mark) === true;

/** Makes the browser's Back button close an overlay instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    openCount += 1;
    // If another overlay was closed in the same task, its history entry still exists and is reused.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
    const ending = new AbortController();
    addEventListener("popstate", () => !isMarked() && close(), { signal: ending.signal });
    return () => {
      openCount -= 1;
      ending.abort();
      // The current task may still navigate or open another overlay. If it did neither and Back wasn't used, going
      // back removes the overlay's history entry.
      setTimeout(() => isMarked() && openCount === 0 && history.back());
    };
  }, [isOpen]);
}
