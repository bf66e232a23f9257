import type * as importModule from "@slideloom/core/import";
import { cleanNames, postLimits, takeImages } from "@slideloom/core/document";
import { embeddedLimits } from "@slideloom/core/media";
import { decodeText } from "@slideloom/core/text";
import { CodeError, loadCode } from "../../lib/load-code.ts";
import { reportMissingCode } from "../../state/run-with-code.ts";
import { noticeProgress, showToast } from "../../state/toast-store.ts";
import { type ImportOffer, useImportStore } from "./import-store.ts";
import { type ReadRequest, importInWorker } from "./import-in-worker.ts";

type Importer = Pick<typeof importModule, "detectImportFormat" | "importParagraphs">;
let importer: Importer | null = null;

/** Loads format detection on demand. The parsers load in a worker. */
export async function loadImporter(): Promise<Importer> {
  if (importer) return importer;
  const { detectImportFormat, importParagraphs } = await loadCode(
    "the reader for other formats",
    () => import("@slideloom/core/import"),
  );
  importer = { detectImportFormat, importParagraphs };
  return importer;
}

/** Like `loadImporter`. A text that may be a post is opened without that code, so a failure then returns null. */
async function loadImporterFor(mayBePost: boolean): Promise<Importer | null> {
  return loadImporter().catch((error: unknown) => {
    if (!(error instanceof CodeError) || !mayBePost) throw error;
    console.warn("Only posts are read.", error);
    return null;
  });
}

/** Importable file extensions, for file pickers. */
export const importedFileTypes = ".json,.md,.markdown,.txt,.csv,.tsv";

export function isTextFile(file: File): boolean {
  return isJson(file) || /\.(?:md|markdown|txt|csv|tsv)$/i.test(file.name);
}

const isJson = ({ name, type }: File) => type === "application/json" || /\.json$/i.test(name);

/**
 * Returns true if the pasted text was offered as an import. Returns false while the detection code loads, because paste
 * events can't wait.
 */
export function offerPastedText(text: string, { isEdit }: { isEdit: boolean }): boolean {
  if (!importer || text.length > postLimits.textBytes) return false;
  return offer(importer, text, { fileName: null, encodingNote: null, isEdit });
}

let reading = new AbortController();

type OnPlainText = (file: {
  text: string;
  fileName: string;
  encodingNote: string | null;
}) => Promise<void> | void;

/** Reads a text file: offers it as an import, or passes the text on if the format is unknown. */
export async function openTextFile(file: File, onPlainText: OnPlainText): Promise<void> {
  if (file.size > embeddedLimits.bodyBytes) {
    showFailure(`${file.name} is larger than ${embeddedLimits.bodyBytes / 1024 / 1024} MB.`);
    return;
  }
  try {
    const [bytes, loaded] = await Promise.all([file.arrayBuffer(), loadImporterFor(isJson(file))]);
    const decoded = decodeText(new Uint8Array(bytes));
    if (!decoded.ok) {
      showFailure(`${file.name}: ${decoded.message}`);
      return;
    }
    const { text, note } = decoded;
    // Images inside the post's text don't count toward the size limit.
    const light = takeImages(text).text;
    if (light.length > postLimits.textBytes) {
      showFailure(`${file.name} is larger than 1 MiB.`);
      return;
    }
    const origin = { fileName: file.name, encodingNote: note, isEdit: false };
    if (light === text && loaded && offer(loaded, text, origin)) return;
    reading.abort();
    await onPlainText({ text: cleanNames(text), fileName: file.name, encodingNote: note });
  } catch (error) {
    if (error instanceof CodeError) {
      return reportMissingCode(error, () => void openTextFile(file, onPlainText));
    }
    console.warn("A file could not be read.", error);
    showFailure(`${file.name} couldn't be read. It may have been moved or deleted.`);
  }
}

/** Handles text pasted outside all fields: an import, or a post as JSON. Returns false for other text. */
export async function openPastedText(text: string, onPlainText: OnPlainText): Promise<boolean> {
  const mayBePost = /^[\s\p{Cf}]*\{/u.test(text);
  try {
    await loadImporterFor(mayBePost);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    reportMissingCode(error, () => void openPastedText(text, onPlainText));
    return true;
  }
  if (offerPastedText(text, { isEdit: false })) return true;
  if (!mayBePost) return false;
  reading.abort();
  await onPlainText({ text: cleanNames(text), fileName: "the clipboard", encodingNote: null });
  return true;
}

/** Starts reading the text and aborts any earlier reading. If the text's format is unknown, returns false. */
function offer(loaded: Importer, text: string, origin: Origin): boolean {
  const format = loaded.detectImportFormat(text, origin.fileName ?? "");
  if (format === null) return false;
  reading.abort();
  reading = new AbortController();
  void readOffer(loaded, { text, format, ...origin }, reading.signal);
  return true;
}

type Origin = Pick<ImportOffer, "fileName" | "encodingNote" | "isEdit">;

async function readOffer(
  loaded: Importer,
  { text, format, ...origin }: ReadRequest & Origin,
  signal: AbortSignal,
): Promise<void> {
  const { fileName } = origin;
  const endNotice = noticeProgress({
    title: `Reading ${fileName ?? "the text"}…`,
    description: "This takes at most 5 seconds.",
  });
  try {
    const result =
      (await importInWorker({ text, format }, { signal })) ?? loaded.importParagraphs(text);
    if (result.ok) {
      const { posts, unreadable = [] } = result;
      useImportStore.setState({ offer: { format, ...origin, posts, unreadable } });
    } else showFailure(result.message);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof CodeError) {
      const request = { text, format, ...origin };
      return reportMissingCode(error, () => void readOffer(loaded, request, signal));
    }
    console.warn("A text could not be read.", error);
    showFailure(`${fileName ?? "The text"} couldn't be read. Try again.`);
  } finally {
    endNotice();
  }
}

function showFailure(description: string): void {
  showToast({ variant: "destructive", title: "File not imported", description });
}
