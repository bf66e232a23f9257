import { create } from "zustand";
import { useLocalCopySync } from "./local-copy-sync.ts";
import { getSession } from "./open-document.ts";
import { useOpenDocument } from "./open-document-store.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { flushWords } from "../../state/open-words.ts";

export const useSaveDialog = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export function setSaveDialogOpen(isOpen: boolean): void {
  useSaveDialog.setState({ isOpen });
}

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
  if (!carousel) setSaveDialogOpen(true);
  else if (status === "conflict") useOpenDocument.setState({ isChoosing: true });
  else void getSession()?.save();
}
