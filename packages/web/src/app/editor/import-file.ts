import { importedFileTypes, openTextFile } from "../../features/import/offer-import.ts";
import { loadText } from "../../features/json-editor/load-text.ts";
import { pickFile } from "../../lib/pick-file.ts";

/** Opens a file picker for a post in any import format. */
export function importFile(): void {
  pickFile(importedFileTypes, (file) => void openTextFile(file, loadText));
}
