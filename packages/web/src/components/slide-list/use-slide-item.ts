import { type MouseEvent, useState } from "react";
import {
  clearSelection,
  isSelectingByTap,
  selectTo,
  toggleSelected,
  useSlideSelection,
} from "../../state/slide-selection.ts";
import { useSortableSlide } from "./use-sortable-slide.ts";

interface SlideItemOptions {
  slideKey: string;
  slideIndex: number;
  canEdit: boolean;
}

/** Selects with Ctrl or Shift, as in file lists. Returns false for other clicks, which end the selection. */
function selectByClick(event: MouseEvent, slideIndex: number): boolean {
  const isOnSlide =
    event.target instanceof Element && event.target.closest("[data-slide-part=slide]");
  if (!isOnSlide) return false;
  if (event.shiftKey) selectTo(slideIndex);
  else if (event.ctrlKey || event.metaKey || isSelectingByTap()) toggleSelected(slideIndex);
  else {
    clearSelection();
    return false;
  }
  return true;
}

/**
 * Makes a list item draggable, with a context menu. Returns props for the item, the keyboard drag button, and the
 * `SlideMenu`.
 */
export function useSlideItem({ canEdit, ...slide }: SlideItemOptions) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { itemProps, handleProps, pointerListeners } = useSortableSlide(slide);
  const isSelected = useSlideSelection(({ ids }) => ids.has(slide.slideKey));
  return {
    itemProps: {
      ...itemProps,
      ...pointerListeners,
      "data-selected": isSelected ? "" : undefined,
      // Captured, so that the click doesn't also show the slide.
      onClickCapture: (event: MouseEvent) => {
        if (!canEdit || !selectByClick(event, slide.slideIndex)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onContextMenu: (event: MouseEvent) => {
        // On touch screens, a long press drags the slide instead of opening the menu.
        const { nativeEvent } = event;
        const isTouch = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
        if (isTouch || !canEdit) return;
        event.preventDefault();
        setIsMenuOpen(true);
      },
    },
    isSelected,
    handleProps,
    menuProps: { isOpen: isMenuOpen, onOpenChange: setIsMenuOpen },
  };
}
