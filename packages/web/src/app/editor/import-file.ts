import {
  importedFileTypes,
  offerPastedText,
  openTextFile,
} from "../../features/import/offer-import.ts";
import { loadText } from "../../features/json-editor/load-text.ts";
import { pickFile } from "../../lib/pick-file.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { setJsonInput } from "../../state/json-text.ts";
import { showToast } from "../../state/toast-store.ts";

/** Opens a file picker for a post in any import format. */
export function importFile(): void {
  pickFile(importedFileTypes, (file) => void openTextFile(file, loadText));
}

/** Handles text pasted over the post's whole JSON. Returns false if the text is a post. */
export function replaceByPasted(text: string): boolean {
  const { text: before } = getDocument();
  return offerPastedText(text, () => {
    if (getDocument().text === before) return setJsonInput(text);
    showToast({
      variant: "destructive",
      title: "Not pasted",
      description: "The post changed while we read your text. Paste the text again.",
    });
  });
}
