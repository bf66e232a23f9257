import { type RefObject, useLayoutEffect, useState } from "react";

export interface AreaSize {
  widthPx: number;
  heightPx: number;
}

/** The size of an element's content box, kept current; null before the first measurement. */
export function useAreaSize(ref: RefObject<HTMLElement | null>): AreaSize | null {
  const [size, setSize] = useState<AreaSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      // The outer box: a scroll bar that comes and goes must not resize the stage.
      setSize({ widthPx: element.offsetWidth - across, heightPx: element.offsetHeight - down });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
