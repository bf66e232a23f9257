import type { TextRef } from "@slideloom/core/slide";
import { type FocusEvent, useEffect, useState } from "react";
import { Timer } from "../../../lib/timer.ts";

/** Delay, ms, before hovering opens a toolbar and before leaving closes the toolbar. */
const dwellMs = 250;

export interface AttentionHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

interface Focus {
  ref: TextRef;
  /** True if the focus is in the text's toolbar, which then stays open. */
  isInToolbar: boolean;
}

/** Tracks the hovered or focused text, including its toolbar. */
export function useAttention() {
  const [hovered, setHovered] = useState<TextRef | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const [hover] = useState(() => new Timer());
  const [blur] = useState(() => new Timer());
  useEffect(
    () => () => {
      hover.stop();
      blur.stop();
    },
    [hover, blur],
  );
  const settle = (ref: TextRef | null) => hover.start(() => setHovered(ref), dwellMs);
  const dropHover = () => {
    hover.stop();
    setHovered(null);
  };
  const handlersOf = (ref: TextRef, isInToolbar = false): AttentionHandlers => ({
    onPointerEnter: () => settle(ref),
    onPointerLeave: () => settle(null),
    onFocus: ({ target }) => {
      blur.stop();
      setFocus({ ref, isInToolbar });
      // On keyboard focus, ignores the pointer, which may rest anywhere.
      if (target.matches(":focus-visible")) dropHover();
    },
    // Waits, because the focus may move to another element of the text or to a menu in a portal.
    onBlur: () => blur.start(() => setFocus(null)),
  });
  /** Clears hover and focus when a text is removed, because a removed element fires no pointer-leave event. */
  const forget = () => {
    dropHover();
    setFocus(null);
  };
  const focused = focus?.ref ?? null;
  return { attended: focus?.isInToolbar ? focused : (hovered ?? focused), forget, handlersOf };
}
