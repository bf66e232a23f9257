import type * as importModule from "@slideloom/core/import";
import { postLimits } from "@slideloom/core/document";
import { showToast } from "../../state/toast-store.ts";
import { useImportStore } from "./import-store.ts";

type Importer = typeof importModule;
let importer: Importer | null = null;

/** Loads the code that reads other formats, which only an import needs. */
export async function loadImporter(): Promise<Importer> {
  importer ??= await import("@slideloom/core/import");
  return importer;
}

/** Files whose text may be somebody else's format, as a file picker names them. */
export const importedFileTypes = ".json,.md,.markdown,.txt,.csv,.tsv";

export function isTextFile({ name, type }: File): boolean {
  return type === "application/json" || /\.(?:json|md|markdown|txt|csv|tsv)$/i.test(name);
}

/**
 * Offers what a pasted text would be as a post. Returns false where it is in no known format, or where the code that
 * tells is not loaded yet: a paste can't wait.
 */
export function offerPastedText(text: string): boolean {
  if (!importer || text.length > postLimits.textBytes) return false;
  return offer(importer, text, null);
}

type OnPlainText = (text: string, source: string) => void;

/** Reads a file of text: offers what it would be as a post, or hands the text over where it is in no known format. */
export async function takeTextFile(file: File, onPlainText: OnPlainText): Promise<void> {
  if (file.size > postLimits.textBytes) {
    showFailure(`${file.name} is larger than 1 MiB.`);
    return;
  }
  try {
    const [text, loaded] = await Promise.all([file.text(), loadImporter()]);
    if (!offer(loaded, text, file.name)) onPlainText(text, file.name);
  } catch (error) {
    console.warn("A file could not be read.", error);
    showFailure(`${file.name} could not be read.`);
  }
}

/** Takes a text that was pasted outside all fields: another format, or a post as JSON; any other text is ignored. */
export async function takeText(text: string, onPlainText: OnPlainText): Promise<void> {
  try {
    await loadImporter();
  } catch (error) {
    console.warn("The code that reads other formats could not be loaded.", error);
  }
  if (!offerPastedText(text) && /^\s*\{/.test(text)) onPlainText(text, "the clipboard");
}

function offer(
  { detectImportFormat, importText }: Importer,
  text: string,
  fileName: string | null,
) {
  const format = detectImportFormat(text, fileName ?? "");
  if (format === null) return false;
  const result = importText(text, format);
  if (result.ok) {
    const { posts, unreadable = [] } = result;
    useImportStore.setState({ offer: { format, fileName, posts, unreadable } });
  } else showFailure(result.message);
  return true;
}

function showFailure(description: string): void {
  showToast({ variant: "destructive", title: "File not loaded", description });
}
