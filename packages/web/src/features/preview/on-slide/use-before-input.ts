import { type RefObject, useEffect } from "react";
import { limitInserted } from "./field-limit.ts";
import type { LineField } from "./line-field.ts";
import { unmarkLine } from "./list-marks.ts";

/** Intercepts input that would insert anything but plain text. */
export function useBeforeInput(
  root: RefObject<HTMLElement | null>,
  fieldRef: RefObject<LineField | null>,
  breakLine: () => void,
): void {
  useEffect(() => {
    const element = root.current;
    const handle = (event: InputEvent) => {
      const action = fieldRef.current && findAction(event, fieldRef.current, breakLine);
      if (!action) return;
      event.preventDefault();
      action();
    };
    element?.addEventListener("beforeinput", handle);
    return () => element?.removeEventListener("beforeinput", handle);
  });
}

function findAction(
  { inputType, dataTransfer, data, isComposing }: InputEvent,
  field: LineField,
  breakLine: () => void,
): (() => void) | null {
  if (inputType === "insertParagraph" || inputType === "insertLineBreak") return breakLine;
  if (inputType === "insertFromPaste" || inputType === "insertFromDrop") {
    const text = limitInserted(dataTransfer?.getData("text/plain") ?? "");
    return () => text !== null && field.insert(text);
  }
  if (inputType === "historyUndo") return () => void field.undo();
  if (inputType === "historyRedo") return () => field.redo();
  if (inputType.startsWith("format")) return () => undefined;
  if (isComposing) return null;
  const { words, from, to } = field.state;
  // Edits across several lines are made here. Otherwise the browser would decide which list item's marker stays.
  if (words.slice(from, to).includes("\n")) {
    if (inputType.startsWith("delete")) return () => field.insert("");
    if (inputType === "insertText" && data !== null) return () => field.insert(data);
  }
  const unmarked = /^delete.*Backward$/.test(inputType) ? unmarkLine(field.state) : null;
  return unmarked && (() => field.replace(unmarked));
}
