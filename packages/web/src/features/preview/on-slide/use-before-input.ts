import { type RefObject, useEffect } from "react";
import type { LineField } from "./line-field.ts";

/** Whatever would put other things than plain text into the field is done by the field itself, or not at all. */
export function useBeforeInput(
  root: RefObject<HTMLElement | null>,
  fieldRef: RefObject<LineField | null>,
  breakLine: () => void,
  isMultiline: boolean,
): void {
  useEffect(() => {
    const element = root.current;
    const handle = (event: InputEvent) => {
      const { inputType, dataTransfer } = event;
      if (inputType === "insertParagraph" || inputType === "insertLineBreak") {
        event.preventDefault();
        if (isMultiline) breakLine();
      } else if (inputType === "insertFromPaste" || inputType === "insertFromDrop") {
        event.preventDefault();
        fieldRef.current?.insert(dataTransfer?.getData("text/plain") ?? "");
      } else if (inputType === "historyUndo" || inputType === "historyRedo") {
        event.preventDefault();
        if (inputType === "historyUndo") fieldRef.current?.undo();
        else fieldRef.current?.redo();
      } else if (inputType.startsWith("format")) {
        event.preventDefault();
      }
    };
    element?.addEventListener("beforeinput", handle);
    return () => element?.removeEventListener("beforeinput", handle);
  });
}
