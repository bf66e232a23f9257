import { type RefObject, useEffect, useState } from "react";

/** An element's content box in CSS px, with its top left corner relative to the window. */
export interface AreaSize {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** Returns an element's content box, updated on resize; null before the first measurement. */
export function useAreaSize(ref: RefObject<HTMLElement | null>): AreaSize | null {
  const [size, setSize] = useState<AreaSize | null>(null);
  // Not a layout effect, because a parent's ref is still empty during a child's layout effects.
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const [left, top] = [
        Number.parseFloat(style.paddingLeft),
        Number.parseFloat(style.paddingTop),
      ];
      const across = left + Number.parseFloat(style.paddingRight);
      const down = top + Number.parseFloat(style.paddingBottom);
      // Calculated from the border box, whose size doesn't change when a scroll bar appears.
      const box = element.getBoundingClientRect();
      setSize({
        leftPx: box.left + left,
        topPx: box.top + top,
        widthPx: box.width - across,
        heightPx: box.height - down,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
