import { type RefObject, useEffect, useState } from "react";

/** Distance from the viewport, CSS px, within which an element is drawn before it scrolls into view. */
const nearPx = 200;

/** Returns true if the element is near the viewport; false at first and while hidden. */
export function useIsNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const margin = `${nearPx}px`;
    // `rootMargin` applies to the window, `scrollMargin` to scrolling panels.
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver(
      ([entry]) => setNear(!!entry?.isIntersecting),
      options,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
