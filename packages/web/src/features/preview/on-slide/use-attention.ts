import type { TextRef } from "@slideloom/core/slide";
import { type FocusEvent, useEffect, useRef, useState } from "react";

/** A pointer that only passes by opens nothing, and one on its way to the toolbar does not close it. */
const dwellMs = 250;

export interface AttentionHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

interface Focus {
  ref: TextRef;
  /** In the text's toolbar, which then stays with its text wherever the pointer goes. */
  isInToolbar: boolean;
}

/** The text that the pointer rests on or the focus is in, its toolbar included. */
export function useAttention() {
  const [hovered, setHovered] = useState<TextRef | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(focusTimer.current);
    },
    [],
  );
  const settle = (ref: TextRef | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(ref), dwellMs);
  };
  const dropHover = () => {
    clearTimeout(timer.current);
    setHovered(null);
  };
  const handlersOf = (ref: TextRef, isInToolbar = false): AttentionHandlers => ({
    onPointerEnter: () => settle(ref),
    onPointerLeave: () => settle(null),
    onFocus: ({ target }) => {
      clearTimeout(focusTimer.current);
      setFocus({ ref, isInToolbar });
      // Who works by keyboard may have left the pointer anywhere.
      if (target.matches(":focus-visible")) dropHover();
    },
    // The focus may only move on within, also to a menu, which is elsewhere in the document.
    onBlur: () => {
      clearTimeout(focusTimer.current);
      focusTimer.current = setTimeout(() => setFocus(null));
    },
  });
  /** For a text that is gone from under the pointer, which then never leaves it. */
  const forget = () => {
    dropHover();
    setFocus(null);
  };
  const focused = focus?.ref ?? null;
  return { attended: focus?.isInToolbar ? focused : (hovered ?? focused), forget, handlersOf };
}
