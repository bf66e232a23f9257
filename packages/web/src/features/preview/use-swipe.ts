import { type PointerEvent, useRef } from "react";
import { isWithin } from "./is-within.ts";

const minDistancePx = 40;

/** Returns pointer handlers for horizontal swipes. Direction 1 is a swipe to the left, which shows the next slide. */
export function useSwipe(onSwipe: (direction: 1 | -1) => unknown) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current =
        event.pointerType === "touch" && event.isPrimary && isWithin(event)
          ? { x: event.clientX, y: event.clientY }
          : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < minDistancePx || Math.abs(across) < Math.abs(down) * 1.5) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
