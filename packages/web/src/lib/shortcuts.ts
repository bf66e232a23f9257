import { formatKeys, isSingleKey, type KeyPress, matchesKeys } from "./shortcut-keys.ts";

export const shortcutGroups = [
  "Anywhere",
  "Slides",
  "When the preview is focused",
  "When text on the slide is focused",
  "When a slide in the list or thumbnails is focused",
] as const;

export interface Shortcut {
  group: (typeof shortcutGroups)[number];
  /** Description in the list of shortcuts. */
  label: string;
  /** Alternative keys; the first is displayed. */
  keys: readonly [string, ...string[]];
  /** Active in text fields too. */
  inFields?: boolean;
  /** Active in dialogs too. */
  inDialogs?: boolean;
  /** Repeats while the keys are held. */
  repeats?: boolean;
}

/** All shortcuts of the editor, the single source for listeners, tooltips, the shortcut list and the command menu. */
const shortcuts = {
  openCommands: {
    group: "Anywhere",
    label: "Search commands and slides",
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
  findReplace: {
    group: "Anywhere",
    label: "Find and replace",
    keys: ["Mod+Shift+H"],
    inFields: true,
  },
  focusToast: { group: "Anywhere", label: "Go to the notification", keys: ["F8"] },
  previousSlide: { group: "Slides", label: "Previous slide", keys: ["PageUp", "["], repeats: true },
  nextSlide: { group: "Slides", label: "Next slide", keys: ["PageDown", "]"], repeats: true },
  addSlide: { group: "Slides", label: "Add a slide after this one", keys: ["Mod+Enter"] },
  duplicateSlide: { group: "Slides", label: "Duplicate the slide", keys: ["Mod+D"] },
  turnBack: {
    group: "When the preview is focused",
    label: "Previous slide",
    keys: ["ArrowLeft"],
  },
  turnOn: { group: "When the preview is focused", label: "Next slide", keys: ["ArrowRight"] },
  turnToFirst: { group: "When the preview is focused", label: "First slide", keys: ["Home"] },
  turnToLast: { group: "When the preview is focused", label: "Last slide", keys: ["End"] },
  editText: {
    group: "When text on the slide is focused",
    label: "Edit the text",
    keys: ["Enter", "F2"],
  },
  moveBlock: {
    group: "When text on the slide is focused",
    label: "Move the block up or down",
    keys: ["Alt+ArrowUp", "Alt+ArrowDown"],
  },
  highlightWords: {
    group: "When text on the slide is focused",
    label: "While editing: highlight the selected words",
    keys: ["Mod+B"],
  },
  breakLine: {
    group: "When text on the slide is focused",
    label: "While editing: start a new line or list item",
    keys: ["Enter"],
  },
  nextText: {
    group: "When text on the slide is focused",
    label: "While editing: save and go to the next text",
    keys: ["Tab"],
  },
  endEdit: {
    group: "When text on the slide is focused",
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

/** Returns a shortcut, typed with all optional fields. */
export function getShortcut(id: ShortcutId): Shortcut {
  return shortcuts[id];
}

/** Returns the displayed keys, such as `Ctrl+Z`. `index` selects an alternative. */
export function shortcutLabel(id: ShortcutId, index = 0): string {
  const { keys }: Shortcut = shortcuts[id];
  return formatKeys(keys[index] ?? keys[0]);
}

/**
 * Returns true if a key press matches the shortcut. If `allowsSigns` is false, single symbols such as `?` never match.
 */
export function isShortcut(press: KeyPress, id: ShortcutId, allowsSigns = true): boolean {
  return shortcuts[id].keys.some(
    (keys) => matchesKeys(press, keys) && (allowsSigns || !isSingleKey(keys)),
  );
}
