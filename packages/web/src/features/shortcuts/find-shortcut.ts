import { getShortcut, isShortcut, type ShortcutId, shortcutIds } from "../../lib/shortcuts.ts";

const textInputTypes =
  /^(text|search|url|email|tel|password|number|date|time|month|week|datetime-local)$/;

/** Returns true for elements in which a typed character enters text or selects a list or menu entry. */
function isField(target: Element): boolean {
  if (target instanceof HTMLInputElement) return textInputTypes.test(target.type);
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return target.closest("textarea, select, [role=combobox], [role=listbox], [role=menu]") !== null;
}

/** Returns true inside a dialog, where page shortcuts are off. Sheets count as part of the page. */
function isInDialog(target: Element): boolean {
  return target.closest("[role=dialog]:not([data-sheet]), [role=alertdialog]") !== null;
}

/** Returns true if the browser itself handles the key at the target, e.g. scrolls or opens a link. */
function hasNativeUse(event: KeyboardEvent, target: Element): boolean {
  if (event.key === "Enter") return target.closest("a[href]") !== null;
  if (event.key !== "PageUp" && event.key !== "PageDown") return false;
  for (let box: Element | null = target; box && box !== document.body; box = box.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (canScroll && box.scrollHeight > box.clientHeight) return true;
  }
  return false;
}

/** Returns the shortcut that the key press triggers, or null. Some shortcuts are off in fields and dialogs. */
export function findShortcut(event: KeyboardEvent, allowsSigns: boolean): ShortcutId | null {
  const id = shortcutIds.find((candidate) => isShortcut(event, candidate, allowsSigns));
  if (!id || event.defaultPrevented || event.isComposing) return null;
  const { inFields, inDialogs, repeats } = getShortcut(id);
  if (event.repeat && !repeats) return null;
  const target = event.target instanceof Element ? event.target : document.body;
  if (!inFields && isField(target)) return null;
  if (!inDialogs && isInDialog(target)) return null;
  return hasNativeUse(event, target) ? null : id;
}
