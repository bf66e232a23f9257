import { useEffect, useRef, useState } from "react";

/** A pointer that only passes by opens nothing, and one on its way to the toolbar does not close it. */
const dwellMs = 250;

/** Whether the pointer rests on the element or the focus is in it. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(focusTimer.current);
    },
    [],
  );
  const settle = (isOver: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(isOver), dwellMs);
  };
  return {
    isThere: isHovered || hasFocus,
    handlers: {
      onPointerEnter: () => settle(true),
      onPointerLeave: () => settle(false),
      onFocus: () => {
        clearTimeout(focusTimer.current);
        setFocus(true);
      },
      // The focus may only move on within, also to a menu, which is elsewhere in the document.
      onBlur: () => {
        clearTimeout(focusTimer.current);
        focusTimer.current = setTimeout(() => setFocus(false));
      },
    },
  };
}
