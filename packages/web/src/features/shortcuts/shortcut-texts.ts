import type { ShortcutId } from "../../lib/shortcuts.ts";

/** Headings of the list of shortcuts: where a shortcut works. */
export const shortcutGroups = {
  anywhere: "Anywhere",
  slides: "Slides",
  preview: "When the preview is focused",
  text: "When text on the slide is focused",
  list: "When a slide in the list or thumbnails is focused",
} as const;

/** Descriptions of the shortcuts, in the order of the list. */
export const shortcutTexts: Readonly<
  Record<ShortcutId, { group: keyof typeof shortcutGroups; label: string }>
> = {
  openCommands: { group: "anywhere", label: "Search commands and slides" },
  openShortcuts: { group: "anywhere", label: "Show the keyboard shortcuts" },
  undo: { group: "anywhere", label: "Undo" },
  redo: { group: "anywhere", label: "Redo" },
  save: { group: "anywhere", label: "Save" },
  downloadAll: { group: "anywhere", label: "Download all slides" },
  findReplace: { group: "anywhere", label: "Find and replace" },
  focusToast: { group: "anywhere", label: "Go to the notification" },
  previousSlide: { group: "slides", label: "Previous slide" },
  nextSlide: { group: "slides", label: "Next slide" },
  addSlide: { group: "slides", label: "Add a slide after this one" },
  duplicateSlide: { group: "slides", label: "Duplicate the slide" },
  zoomIn: { group: "preview", label: "Zoom in" },
  zoomOut: { group: "preview", label: "Zoom out" },
  zoomFit: { group: "preview", label: "Fit the slide" },
  turnBack: { group: "preview", label: "Previous slide" },
  turnOn: { group: "preview", label: "Next slide" },
  turnToFirst: { group: "preview", label: "First slide" },
  turnToLast: { group: "preview", label: "Last slide" },
  editText: { group: "text", label: "Edit the text" },
  moveBlock: { group: "text", label: "Move the block up or down" },
  highlightWords: { group: "text", label: "While editing: highlight the selected words" },
  breakLine: { group: "text", label: "While editing: start a new line or list item" },
  nextText: { group: "text", label: "While editing: save and go to the next text" },
  endEdit: { group: "text", label: "While editing: save and finish" },
  chooseSlide: { group: "list", label: "Choose another slide" },
  moveSlideBack: { group: "list", label: "Move the slide back" },
  moveSlideOn: { group: "list", label: "Move the slide forward" },
  selectSlide: { group: "list", label: "Select the slide, or several with Shift and an arrow" },
  selectAllSlides: { group: "list", label: "Select all slides" },
  copySlides: { group: "list", label: "Copy the selected slides" },
  deleteSlide: { group: "list", label: "Delete the slide" },
};
