import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type KeyboardEvent, type MouseEvent, useState } from "react";

interface SlideItemOptions {
  slideKey: string;
  slideIndex: number;
  canEdit: boolean;
}

/**
 * Connects a list item to its `SlideList`: props for the item (drag, context menu), for a button that starts keyboard
 * drags, and for its `SlideMenu`.
 */
export function useSlideItem({ slideKey, slideIndex, canEdit }: SlideItemOptions) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const sortable = useSortable({ id: slideKey });
  const { onKeyDown, ...pointerListeners } = sortable.listeners ?? {};
  return {
    itemProps: {
      ref: sortable.setNodeRef,
      "data-slide-index": slideIndex,
      "data-dragging": sortable.isDragging ? "" : undefined,
      style: {
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      },
      ...pointerListeners,
      onContextMenu: (event: MouseEvent) => {
        // On touch, a long press drags instead.
        const { nativeEvent } = event;
        const isTouch = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
        if (isTouch || !canEdit) return;
        event.preventDefault();
        setIsMenuOpen(true);
      },
    },
    handleProps: {
      ref: sortable.setActivatorNodeRef,
      "aria-describedby": sortable.attributes["aria-describedby"],
      "aria-pressed": sortable.attributes["aria-pressed"],
      onKeyDown: (event: KeyboardEvent) => void onKeyDown?.(event),
    },
    menuProps: { isOpen: isMenuOpen, onOpenChange: setIsMenuOpen },
  };
}
