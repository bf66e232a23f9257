import { announce } from "../lib/announcements.ts";
import { redo, undo } from "./history.ts";

/** Undoes the last step and names it in a toast. */
export function undoStep(): void {
  const label = undo();
  announce(label === null ? "Nothing to undo" : `Undone: ${label}`);
}

/** Redoes the last undone step and names it in a toast. */
export function redoStep(): void {
  const label = redo();
  announce(label === null ? "Nothing to redo" : `Redone: ${label}`);
}
