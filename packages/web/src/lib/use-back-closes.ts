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
    // Reuses the history entry of an overlay that was closed in the same task.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
    const ending = new AbortController();
    addEventListener("popstate", () => !isMarked() && close(), { signal: ending.signal });
    return () => {
      openCount -= 1;
      ending.abort();
      // Removes the history entry if the overlay wasn't closed by Back, unless the same task navigates or opens another
      // overlay.
      setTimeout(() => isMarked() && openCount === 0 && history.back());
    };
  }, [isOpen]);
}
