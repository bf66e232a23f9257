import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { KeyboardEvent } from "react";

interface SortableSlide {
  slideKey: string;
  slideIndex: number;
}

/** Makes a list item draggable inside `SortableSlides`. Returns props for the item and for the keyboard drag button. */
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
    /** Listeners for pointer drags, to put on the whole item or on a handle. */
    pointerListeners,
  };
}
