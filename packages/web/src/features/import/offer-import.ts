import { cleanNames, parsePost, postLimits, takeImages } from "@slideloom/core/document";
import { embeddedLimits } from "@slideloom/core/media";
import { decodeText } from "@slideloom/core/text";
import { ApiError } from "../../lib/api.ts";
import { CodeError } from "../../lib/load-code.ts";
import { ifSlow, TextReader } from "../../reading/text-reader.ts";
import { reportMissingCode } from "../../state/run-with-code.ts";
import { noticeProgress, showToast } from "../../state/toast-store.ts";
import { type ImportOffer, importDialog } from "./import-dialog.ts";

/** Importable file extensions, for file pickers. */
export const importedFileTypes = ".json,.md,.markdown,.txt,.csv,.tsv";

export function isTextFile(file: File): boolean {
  return isJson(file) || /\.(?:md|markdown|txt|csv|tsv)$/i.test(file.name);
}

const isJson = ({ name, type }: File) => type === "application/json" || /\.json$/i.test(name);

/**
 * Returns true if the text, pasted over the whole post, may be in another format. It is then read later: offered as an
 * import, or passed on if the format is unknown. A post's own JSON stays a paste.
 */
export function offerPastedText(text: string, onPlainText: () => void): boolean {
  if (text.trim() === "" || text.length > postLimits.textBytes || parsePost(text).ok) return false;
  const origin = { fileName: null, encodingNote: null, isEdit: true };
  void offerText(text, origin, null).then((isTaken) => isTaken || onPlainText());
  return true;
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
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
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
    const retry = isJson(file) ? null : () => void openTextFile(file, onPlainText);
    if (light === text && (await offerText(text, origin, retry))) return;
    reading.abort();
    await onPlainText({ text: cleanNames(text), fileName: file.name, encodingNote: note });
  } catch (error) {
    console.warn("A file could not be read.", error);
    showFailure(`${file.name} couldn't be read. It may have been moved or deleted.`);
  }
}

/** Handles text pasted outside all fields: an import, or a post as JSON. Returns false for other text. */
export async function openPastedText(text: string, onPlainText: OnPlainText): Promise<boolean> {
  const mayBePost = /^[\s\p{Cf}]*\{/u.test(text);
  const origin = { fileName: null, encodingNote: null, isEdit: false };
  const retry = mayBePost ? null : () => void openPastedText(text, onPlainText);
  const isShort = text.length <= postLimits.textBytes;
  if (isShort && (await offerText(text, origin, retry))) return true;
  if (!mayBePost) return false;
  reading.abort();
  await onPlainText({ text: cleanNames(text), fileName: "the clipboard", encodingNote: null });
  return true;
}

type Origin = Pick<ImportOffer, "fileName" | "encodingNote" | "isEdit">;

/**
 * Reads the text and offers it as an import. Aborts any earlier reading. Resolves to false if the text's format is
 * unknown. `retry` is offered if the reader can't be loaded; null for a text that is used without it.
 */
async function offerText(
  text: string,
  origin: Origin,
  retry: (() => void) | null,
): Promise<boolean> {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  const noun = origin.fileName ?? "the text";
  const endNotice = noticeProgress({
    title: `Reading ${noun}…`,
    description: "This takes a few seconds.",
  });
  try {
    const offer = await readOffer(text, origin, signal);
    if (offer) importDialog.open(offer);
    return offer !== null;
  } catch (error) {
    if (signal.aborted) return true;
    if (error instanceof CodeError && !retry) {
      console.warn("Only posts are read.", error);
      return false;
    }
    if (error instanceof CodeError && retry) reportMissingCode(error, retry);
    else if (error instanceof ApiError) showFailure(error.message);
    else {
      console.warn("A text could not be read.", error);
      showFailure(`${origin.fileName ?? "The text"} couldn't be read. Try again.`);
    }
    return true;
  } finally {
    endNotice();
  }
}

/** Returns null if the text's format is unknown. A text that takes too long to read is read as plain paragraphs. */
async function readOffer(
  text: string,
  origin: Origin,
  signal: AbortSignal,
): Promise<ImportOffer | null> {
  const { fileName } = origin;
  const texts = new TextReader({
    noun: fileName ?? "the text",
    code: "the reader for other formats",
  });
  try {
    const format = await texts
      .read("detectFormat", { text, fileName: fileName ?? "" }, { signal })
      .catch(ifSlow(() => null));
    if (format === null) return null;
    const result = await texts
      .read("importText", { text, format }, { signal })
      .catch(ifSlow(() => texts.read("importParagraphs", { text }, { signal })));
    if (!result.ok) throw new ApiError(result.message, 422);
    const { posts, unreadable = [] } = result;
    return { format, ...origin, posts, unreadable };
  } finally {
    texts.close();
  }
}

function showFailure(description: string): void {
  showToast({ variant: "destructive", title: "File not imported", description });
}
