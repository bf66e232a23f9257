import { importedFileTypes, takeTextFile } from "../../features/import/offer-import.ts";
import { loadText } from "../../features/json-editor/load-text.ts";
import { pickFile } from "../../lib/pick-file.ts";

/** Asks for a file with a post in whatever format. */
export function importFile(): void {
  pickFile(importedFileTypes, (file) => void takeTextFile(file, loadText));
}
