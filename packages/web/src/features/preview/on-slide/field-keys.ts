import { readListMark } from "@slideloom/core/blocks";
import type { KeyboardEvent } from "react";
import { isShortcut } from "../../../lib/shortcuts.ts";
import { undoStep } from "../../../state/history-actions.ts";
import type { LineField } from "./line-field.ts";
import { isHeadline } from "./line-styles.ts";
import { commitEdit, focusText, type TextEdit } from "./text-edit-store.ts";
import { toggleHighlight } from "./toggle-highlight.ts";

interface FieldKeys {
  edit: TextEdit;
  field: LineField | null;
  isMultiline: boolean;
  breakLine: () => void;
  /** Moves to the next or previous text; false if there is none. */
  onStep: (step: 1 | -1) => boolean;
  /** Offers what `/` adds at the start of a line; absent in code and hashtags. */
  onSlash?: ((offset: number) => void) | undefined;
}

/** Field keys: Enter breaks the line, Escape and Ctrl+Enter end the edit, Tab moves on. All of them keep the text. */
export function handleFieldKey(event: KeyboardEvent, keys: FieldKeys): void {
  const { edit, field, isMultiline, breakLine, onStep, onSlash } = keys;
  // During IME composition, Enter and Escape are handled by the input method.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return event.stopPropagation();
  if (event.key === "Tab") {
    event.stopPropagation();
    if (onStep(event.shiftKey ? -1 : 1)) event.preventDefault();
    return;
  }
  const action = findAction(event);
  if (action) {
    event.preventDefault();
    event.stopPropagation();
    action();
  } else if (!event.ctrlKey && !event.metaKey) {
    // The field handles arrow keys and characters; shortcuts that are valid in fields still bubble.
    event.stopPropagation();
  }

  function findAction(press: KeyboardEvent) {
    if (isShortcut(press.nativeEvent, "endEdit")) return leave;
    if (press.key === "Enter") return isMultiline ? breakLine : leave;
    if (isShortcut(press.nativeEvent, "undo")) return undo;
    if (isShortcut(press.nativeEvent, "redo")) return () => field?.redo();
    if (isShortcut(press.nativeEvent, "highlightWords")) return toggle;
    if (press.key === "/" && onSlash && isLineStart()) return () => onSlash(field?.state.from ?? 0);
    return null;
  }

  /** Returns whether nothing but a list mark is before the caret in its line. */
  function isLineStart(): boolean {
    if (!field) return false;
    const { words, from, to } = field.state;
    const start = words.slice(words.lastIndexOf("\n", from - 1) + 1, from);
    return from === to && (start.trim() === "" || readListMark(start) === start);
  }

  function leave(): void {
    focusText(commitEdit() ?? edit.ref);
  }

  /** Undoes the last typing in the field; if there is none, undoes the last change to the post. */
  function undo(): void {
    if (field?.undo()) return;
    leave();
    undoStep();
  }

  function toggle(): void {
    if (isHeadline(edit.ref)) field?.replace(toggleHighlight(field.state));
  }
}
