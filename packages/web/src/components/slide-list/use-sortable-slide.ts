import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { KeyboardEvent } from "react";

interface SortableSlide {
  slideKey: string;
  slideIndex: number;
}

/** Connects a list item to its `SortableSlides`: props for the item, and for a button that starts keyboard drags. */
export function useSortableSlide({ slideKey, slideIndex }: SortableSlide) {
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
    },
    handleProps: {
      ref: sortable.setActivatorNodeRef,
      "aria-describedby": sortable.attributes["aria-describedby"],
      "aria-pressed": sortable.attributes["aria-pressed"],
      onKeyDown: (event: KeyboardEvent) => void onKeyDown?.(event),
    },
    /** Listeners for the element by which the pointer drags: the whole item, or its handle. */
    pointerListeners,
  };
}
