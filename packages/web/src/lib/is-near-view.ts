import { type RefObject, useEffect, useState } from "react";

/** An element this near to what is in view counts as seen, so that it is drawn before it is scrolled to. */
const nearPx = 200;

/** Whether an element is in view or about to be; false at first, and always false where it is hidden. */
export function useIsNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const margin = `${nearPx}px`;
    // `rootMargin` is for the window, `scrollMargin` for panels that scroll.
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
