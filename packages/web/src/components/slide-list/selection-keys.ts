import type { KeyboardEvent } from "react";
import { isShortcut } from "../../lib/shortcuts.ts";
import { copySlides } from "../../state/copy-slides.ts";
import { deleteSlide } from "../../state/slide-commands.ts";
import { deleteSlides } from "../../state/selection-edits.ts";
import {
  clearSelection,
  getSelected,
  getSelectedWith,
  isSelectingByTap,
  selectAll,
  toggleSelected,
} from "../../state/slide-selection.ts";

/** Handles a focused slide's keys that select or copy. Returns false for other keys. */
export function handleSelectionKey(event: KeyboardEvent, slideIndex: number): boolean {
  const run = findAction(event, slideIndex);
  if (!run) return false;
  event.preventDefault();
  event.stopPropagation();
  run();
  return true;
}

function findAction(event: KeyboardEvent, slideIndex: number): (() => void) | null {
  const isSelecting = isSelectingByTap() || getSelected().length > 0;
  if (event.key === "Escape") return isSelecting ? clearSelection : null;
  if (isShortcut(event, "copySlides")) return () => void copySlides(getSelectedWith(slideIndex));
  if (isShortcut(event, "selectSlide")) return () => toggleSelected(slideIndex);
  return isShortcut(event, "selectAllSlides") ? selectAll : null;
}

/** Deletes a slide. If it is selected, deletes the other selected slides, too. */
export function deleteWithSelection(slideIndex: number): void {
  const indexes = getSelectedWith(slideIndex);
  if (indexes.length === 1) deleteSlide(slideIndex);
  else if (deleteSlides(indexes)) clearSelection();
}
