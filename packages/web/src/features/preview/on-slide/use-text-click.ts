import { type MouseEvent, useRef } from "react";

/** Distance from which the movement of a pressed pointer is a drag, CSS px. */
const dragPx = 4;

/** Returns handlers that call `onClick` for clicks, not for drags that select words to copy. */
export function useTextClick(onClick: (at: { clientX: number; clientY: number }) => void) {
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: MouseEvent) => {
      pressedAt.current = { x, y };
    },
    onClick: ({ clientX, clientY }: MouseEvent) => {
      const { x, y } = pressedAt.current ?? { x: clientX, y: clientY };
      const isDrag = Math.hypot(clientX - x, clientY - y) > dragPx;
      // Selected text alone isn't a drag, because text that shifts under a resting, pressed pointer is selected too.
      if (isDrag && !getSelection()?.isCollapsed) return;
      onClick({ clientX, clientY });
    },
  };
}
