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
      // A drag needs movement and a selection. Without movement, text that shifts under the pressed pointer may be
      // selected.
      if (isDrag && !getSelection()?.isCollapsed) return;
      onClick({ clientX, clientY });
    },
  };
}
