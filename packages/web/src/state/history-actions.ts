import { announce } from "../lib/announcements.ts";
import { redo, undo } from "./history.ts";

/** Undoes the last step and announces its name to screen readers. */
export function undoStep(): void {
  const label = undo();
  announce(label === null ? "Nothing to undo" : `Undone: ${label}`);
}

/** Redoes the last undone step and announces its name to screen readers. */
export function redoStep(): void {
  const label = redo();
  announce(label === null ? "Nothing to redo" : `Redone: ${label}`);
}
