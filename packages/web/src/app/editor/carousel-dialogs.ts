import { getSession } from "../../features/saving/open-document.ts";
import { useOpenDocument } from "../../features/saving/open-document-store.ts";
import { saveDialog } from "../../features/saving/save-actions.ts";
import { DialogState } from "../../lib/dialog.ts";
import { saveForDialog } from "./save-for-dialog.ts";

/** Dialogs of the open carousel, which show it as saved. */
export const shareDialog = new DialogState();
export const versionsDialog = new DialogState();

/** Opens the share dialog, or the save dialog if the carousel isn't saved yet. */
export async function openShare(): Promise<void> {
  if (!useOpenDocument.getState().carousel) saveDialog.open();
  else if (await saveForDialog()) shareDialog.open();
}

export async function openVersions(): Promise<void> {
  if (getSession() && (await saveForDialog())) versionsDialog.open();
}
