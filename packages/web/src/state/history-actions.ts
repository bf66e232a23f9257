import { announce } from "../lib/announcements.ts";
import { redo, undo } from "./history.ts";

/** Takes the last step back and says which it was. */
export function undoStep(): void {
  const label = undo();
  announce(label === null ? "Nothing to undo" : `Undone: ${label}`);
}

/** Makes the step that was taken back last once more and says which it was. */
export function redoStep(): void {
  const label = redo();
  announce(label === null ? "Nothing to redo" : `Redone: ${label}`);
}
