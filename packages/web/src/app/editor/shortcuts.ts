import { openCommandMenu } from "../../features/command-menu/menu-dialog.ts";
import { downloadAllSlides } from "../../features/downloads/downloads.ts";
import { findDialog } from "../../features/find/find-dialog.ts";
import { redoStep, undoStep } from "../../state/history-actions.ts";
import { requestSave } from "../../features/saving/save-actions.ts";
import { shortcutSheet } from "../../features/shortcuts/shortcut-sheet.ts";
import type { ShortcutHandlers } from "../../features/shortcuts/use-shortcuts.ts";
import { exportRun } from "../../state/export-store.ts";
import { getShownSlideIndex, showSlide } from "../../state/shown-post.ts";
import { addSlideAfter, canEditSlides } from "../../state/slide-commands.ts";
import { duplicateSlideAt } from "../../state/slide-edits.ts";
import { getSlideIndex } from "../../state/carousel-store.ts";

function turnSlide(places: number): void {
  if (exportRun.isActive) return;
  showSlide(getShownSlideIndex() + places);
}

function editCurrentSlide(edit: (slideIndex: number) => void): void {
  if (canEditSlides()) edit(getSlideIndex());
}

export const editorShortcuts: ShortcutHandlers = {
  openCommands: openCommandMenu,
  openShortcuts: shortcutSheet.open,
  undo: undoStep,
  redo: redoStep,
  save: requestSave,
  findReplace: () => {
    if (canEditSlides()) findDialog.open();
  },
  downloadAll: () => void downloadAllSlides(),
  previousSlide: () => turnSlide(-1),
  nextSlide: () => turnSlide(1),
  addSlide: () => editCurrentSlide(addSlideAfter),
  duplicateSlide: () => editCurrentSlide(duplicateSlideAt),
};
