import { formatKeys, isSingleSign, type KeyPress, matchesKeys } from "./shortcut-keys.ts";

export const shortcutGroups = [
  "Anywhere",
  "Slides",
  "When the preview is focused",
  "When a text on the slide is focused",
  "When a slide in the list or thumbnails is focused",
] as const;

export interface Shortcut {
  group: (typeof shortcutGroups)[number];
  /** What it does, as the sheet says it. */
  label: string;
  /** Combinations that do the same, the one to show first. */
  keys: readonly [string, ...string[]];
  /** Also while a text field has the focus. */
  inFields?: boolean;
  /** Also while a dialog is open. */
  inDialogs?: boolean;
  /** Again and again while the keys are held. */
  repeats?: boolean;
}

/** Every shortcut of the editor: what listens, tooltips, the sheet and the command menu read it here. */
const shortcuts = {
  openCommands: {
    group: "Anywhere",
    label: "Search for a command or a slide",
    keys: ["Mod+K"],
    inFields: true,
  },
  openShortcuts: { group: "Anywhere", label: "Show the keyboard shortcuts", keys: ["?"] },
  undo: { group: "Anywhere", label: "Undo", keys: ["Mod+Z"], repeats: true },
  redo: { group: "Anywhere", label: "Redo", keys: ["Mod+Shift+Z", "Mod+Y"], repeats: true },
  save: { group: "Anywhere", label: "Save", keys: ["Mod+S"], inFields: true },
  downloadAll: {
    group: "Anywhere",
    label: "Download all slides",
    keys: ["Mod+Shift+S"],
    inFields: true,
    inDialogs: true,
  },
  focusToast: { group: "Anywhere", label: "Go to the notification", keys: ["F8"] },
  previousSlide: { group: "Slides", label: "Previous slide", keys: ["PageUp", "["], repeats: true },
  nextSlide: { group: "Slides", label: "Next slide", keys: ["PageDown", "]"], repeats: true },
  addSlide: { group: "Slides", label: "Add a slide after this one", keys: ["Mod+Enter"] },
  duplicateSlide: { group: "Slides", label: "Duplicate the slide", keys: ["Mod+D"] },
  turnBack: {
    group: "When the preview is focused",
    label: "Previous slide, first slide",
    keys: ["ArrowLeft", "Home"],
  },
  turnOn: {
    group: "When the preview is focused",
    label: "Next slide, last slide",
    keys: ["ArrowRight", "End"],
  },
  editText: {
    group: "When a text on the slide is focused",
    label: "Edit the text",
    keys: ["Enter", "F2"],
  },
  moveBlock: {
    group: "When a text on the slide is focused",
    label: "Move the block up or down",
    keys: ["Alt+ArrowUp", "Alt+ArrowDown"],
  },
  highlightWords: {
    group: "When a text on the slide is focused",
    label: "While editing: highlight the selected words",
    keys: ["Mod+B"],
  },
  breakLine: {
    group: "When a text on the slide is focused",
    label: "While editing: new line or list item",
    keys: ["Enter"],
  },
  nextText: {
    group: "When a text on the slide is focused",
    label: "While editing: save and go to the next text",
    keys: ["Tab"],
  },
  endEdit: {
    group: "When a text on the slide is focused",
    label: "While editing: save and finish",
    keys: ["Escape", "Mod+Enter"],
  },
  chooseSlide: {
    group: "When a slide in the list or thumbnails is focused",
    label: "Choose another slide",
    keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  },
  moveSlideBack: {
    group: "When a slide in the list or thumbnails is focused",
    label: "Move the slide back",
    keys: ["Mod+ArrowUp", "Mod+ArrowLeft"],
  },
  moveSlideOn: {
    group: "When a slide in the list or thumbnails is focused",
    label: "Move the slide forward",
    keys: ["Mod+ArrowDown", "Mod+ArrowRight"],
  },
  deleteSlide: {
    group: "When a slide in the list or thumbnails is focused",
    label: "Delete the slide",
    keys: ["Delete", "Backspace"],
  },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** The table's entry with all its optional parts. */
export function getShortcut(id: ShortcutId): Shortcut {
  return shortcuts[id];
}

/** The keys to show beside a control that does the same: `Ctrl+Z`. */
export function shortcutLabel(id: ShortcutId): string {
  return formatKeys(shortcuts[id].keys[0]);
}

/** Whether a key press is one of the shortcut's combinations; those that are a sign alone can be left out. */
export function isShortcut(press: KeyPress, id: ShortcutId, allowsSigns = true): boolean {
  return shortcuts[id].keys.some(
    (keys) => matchesKeys(press, keys) && (allowsSigns || !isSingleSign(keys)),
  );
}
