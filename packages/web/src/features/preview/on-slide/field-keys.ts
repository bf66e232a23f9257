import type { KeyboardEvent } from "react";
import { isShortcut } from "../../../lib/shortcuts.ts";
import type { LineField } from "./line-field.ts";
import { isHeadline } from "./line-styles.ts";
import { cancelEdit, commitEdit, focusText, type TextEdit } from "./text-edit-store.ts";
import { toggleHighlight } from "./toggle-highlight.ts";

interface FieldKeys {
  edit: TextEdit;
  field: LineField | null;
  isMultiline: boolean;
  breakLine: () => void;
  /** Goes to the text after or before this one; false where there is none. */
  onStep: (step: 1 | -1) => boolean;
}

/** What keys do in a field: Enter commits, Shift+Enter breaks the line, Escape restores, Tab commits and goes on. */
export function handleFieldKey(event: KeyboardEvent, keys: FieldKeys): void {
  const { edit, field, onStep } = keys;
  // Enter and Escape of an input method are its own.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return event.stopPropagation();
  if (event.key === "Tab") {
    event.stopPropagation();
    if (onStep(event.shiftKey ? -1 : 1)) event.preventDefault();
    return;
  }
  const action = findAction(event, keys);
  if (action) {
    event.preventDefault();
    event.stopPropagation();
    action();
  } else if (!event.ctrlKey && !event.metaKey) {
    // Arrow keys and signs are the field's; combinations that hold in fields go on.
    event.stopPropagation();
  }

  function findAction(press: KeyboardEvent, { isMultiline, breakLine }: FieldKeys) {
    if (press.key === "Escape") return () => leave(cancelEdit);
    if (press.key === "Enter") {
      // A keyboard on the screen has no Shift+Enter; there a tap elsewhere commits.
      const breaks = press.shiftKey || (edit.isTouch && isMultiline);
      if (!breaks) return () => leave(commitEdit);
      return () => isMultiline && breakLine();
    }
    if (isShortcut(press.nativeEvent, "undo")) return () => field?.undo();
    if (isShortcut(press.nativeEvent, "redo")) return () => field?.redo();
    if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === "b") return toggle;
    return null;
  }

  function leave(finish: () => void): void {
    finish();
    focusText(edit.ref);
  }

  function toggle(): void {
    if (isHeadline(edit.ref)) field?.replace(toggleHighlight(field.state));
  }
}
