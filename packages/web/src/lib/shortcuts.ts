import { formatKeys, isSingleKey, type KeyPress, matchesKeys } from "./shortcut-keys.ts";

interface Shortcut {
  /** Alternative keys; the first is displayed. */
  keys: readonly [string, ...string[]];
  /** Active in text fields too. */
  inFields?: boolean;
  /** Active in dialogs too. */
  inDialogs?: boolean;
  /** Repeats while the keys are held. */
  repeats?: boolean;
}

/**
 * All shortcuts of the editor, the single source for listeners, tooltips, the shortcut list and the command menu. Their
 * descriptions are loaded with the list.
 */
const shortcuts = {
  openCommands: { keys: ["Mod+K"], inFields: true },
  openShortcuts: { keys: ["?"] },
  undo: { keys: ["Mod+Z"], repeats: true },
  redo: { keys: ["Mod+Shift+Z", "Mod+Y"], repeats: true },
  save: { keys: ["Mod+S"], inFields: true },
  downloadAll: { keys: ["Mod+Shift+S"], inFields: true, inDialogs: true },
  findReplace: { keys: ["Mod+Shift+H"], inFields: true },
  focusToast: { keys: ["F8"] },
  previousSlide: { keys: ["PageUp", "["], repeats: true },
  nextSlide: { keys: ["PageDown", "]"], repeats: true },
  addSlide: { keys: ["Mod+Enter"] },
  duplicateSlide: { keys: ["Mod+D"] },
  zoomIn: { keys: ["Mod++", "Mod+="] },
  zoomOut: { keys: ["Mod+-"] },
  zoomFit: { keys: ["Mod+0"] },
  turnBack: { keys: ["ArrowLeft"] },
  turnOn: { keys: ["ArrowRight"] },
  turnToFirst: { keys: ["Home"] },
  turnToLast: { keys: ["End"] },
  editText: { keys: ["Enter", "F2"] },
  moveBlock: { keys: ["Alt+ArrowUp", "Alt+ArrowDown"] },
  highlightWords: { keys: ["Mod+B"] },
  breakLine: { keys: ["Enter"] },
  nextText: { keys: ["Tab"] },
  endEdit: { keys: ["Escape", "Mod+Enter"] },
  chooseSlide: { keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] },
  moveSlideBack: { keys: ["Mod+ArrowUp", "Mod+ArrowLeft"] },
  moveSlideOn: { keys: ["Mod+ArrowDown", "Mod+ArrowRight"] },
  selectSlide: { keys: ["Mod+Shift+Enter"] },
  selectAllSlides: { keys: ["Mod+A"] },
  copySlides: { keys: ["Mod+C"] },
  deleteSlide: { keys: ["Delete", "Backspace"] },
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
