import { type MouseEvent, useState } from "react";
import { useSortableSlide } from "./use-sortable-slide.ts";

interface SlideItemOptions {
  slideKey: string;
  slideIndex: number;
  canEdit: boolean;
}

/**
 * Makes a list item draggable, with a context menu. Returns props for the item, the keyboard drag button, and the
 * `SlideMenu`.
 */
export function useSlideItem({ canEdit, ...slide }: SlideItemOptions) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { itemProps, handleProps, pointerListeners } = useSortableSlide(slide);
  return {
    itemProps: {
      ...itemProps,
      ...pointerListeners,
      onContextMenu: (event: MouseEvent) => {
        // On touch screens, a long press drags the slide instead of opening the menu.
        const { nativeEvent } = event;
        const isTouch = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
        if (isTouch || !canEdit) return;
        event.preventDefault();
        setIsMenuOpen(true);
      },
    },
    handleProps,
    menuProps: { isOpen: isMenuOpen, onOpenChange: setIsMenuOpen },
  };
}
