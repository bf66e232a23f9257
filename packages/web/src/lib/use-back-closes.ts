import { useEffect, useEffectEvent } from "react";

const mark = "isOverlay";

let openCount = 0;

const isMarked = () => Reflect.get(Object(history.state), mark) === true;

/** The browser's Back closes what is open over the page, instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    openCount += 1;
    // The entry of one that was closed in this task is used again.
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "");
    const ending = new AbortController();
    addEventListener("popstate", () => !isMarked() && close(), { signal: ending.signal });
    return () => {
      openCount -= 1;
      ending.abort();
      // Closed by other means its entry goes, unless the same task leads elsewhere or opens another.
      setTimeout(() => isMarked() && openCount === 0 && history.back());
    };
  }, [isOpen]);
}
