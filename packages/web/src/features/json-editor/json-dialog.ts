import { DialogState } from "../../lib/dialog.ts";

interface JsonDialogStart {
  /** The cursor's position; null keeps the previous one. */
  cursorOffset: number | null;
}

export const jsonDialog = new DialogState<JsonDialogStart>();

export const openJsonEditor = (cursorOffset: number | null = null): void =>
  jsonDialog.open({ cursorOffset });
