import { DialogState } from "../../lib/dialog.ts";
import { useLocalCopySync } from "./local-copy-sync.ts";
import { getSession } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { flushWords } from "../../state/open-words.ts";

export const saveDialog = new DialogState();

export function canSave(): boolean {
  const { carousel } = useOpenDocument.getState();
  const hasConflict = useLocalCopySync.getState().remoteVersion !== null;
  return Boolean(carousel) || (getDocument().text.trim() !== "" && !hasConflict);
}

/** Saves the carousel. If it is new, opens the dialog that asks for its title. */
export function requestSave(): void {
  flushWords();
  const { carousel, status } = useOpenDocument.getState();
  if (!canSave()) return;
  if (!carousel) saveDialog.open();
  else if (status === "conflict") useOpenDocument.setState({ isChoosing: true });
  else void getSession()?.save();
}
