import { sourceLimits } from "@slideloom/core/sources";
import { decodeText } from "@slideloom/core/text";
import { isTextFile, openPastedText, openTextFile } from "../../features/import/offer-import.ts";
import { loadText } from "../../features/json-editor/load-text.ts";
import { hasTextImages } from "../../features/json-editor/text-images.ts";
import { getNextWriter } from "../../features/making/api/use-writers.ts";
import { isServedFile, sourceFileTypes } from "../../features/making/source/source-files.ts";
import {
  hasStructure,
  readFile,
  readTyped,
  typeSource,
  useSource,
} from "../../features/making/source/source-store.ts";
import { focusStart } from "../../features/making/start/focus-start.ts";
import { makeSlides } from "../../features/making/start/make-slides.ts";
import type { Offer } from "../../reading/worker/offer.ts";
import {
  clipboardOrigin,
  failStart,
  findWriter,
  offerRun,
  readPage,
  replaceStart,
  startCharacters,
  type StartWriter,
  typeStart,
  useStartStore,
} from "../../features/making/start/start-store.ts";
import { writeSlides } from "../../features/making/start/write-slides.ts";
import { addImage } from "../../features/media/add-image.ts";
import { getMediaSlide } from "../../features/media/slide-media.ts";
import { findPages, readAddress } from "../../lib/find-addresses.ts";
import { pickFile } from "../../lib/pick-file.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { holdsCopied } from "../../state/copied-text.ts";
import { pasteText } from "../../state/copy-slides.ts";
import { openWholePost } from "../../state/whole-post.ts";

/**
 * If a model is the chosen writer, it writes the slides. Otherwise, they are made from the text; if the text has several
 * posts, the person chooses one first.
 */
export function makeOrWrite(offer: Offer, writer: StartWriter): void {
  if (writer === "model") void writeSlides(offer);
  else if (offer.posts > 1) chooseAmong();
  else makeSlides(offer);
}

/** Opens the import dialog, in which the person chooses one of a table's posts. */
function chooseAmong(): void {
  const { typed, fileName } = useStartStore.getState();
  useStartStore.setState({ isAdding: false });
  if (fileName) void openTextFile(new File([typed], fileName), loadText);
  else void openPastedText(typed, loadText);
}

/** Creates slides from the field's text once it is read. A page that the text names is read by the server first. */
export async function submitStart(): Promise<void> {
  const { typed } = useStartStore.getState();
  const address = readAddress(typed);
  if (address !== null) return readPage(address);
  const [named] = useSource.getState().read ? [] : findPages(typed).addresses;
  // A line with an address is no topic. A longer text only mentions it.
  if (named !== undefined && !typed.trim().includes("\n")) return readPage(named);
  await offerRun.whenOver();
  const now = useStartStore.getState();
  if (now.offer && now.typed === typed) {
    makeOrWrite(now.offer, findWriter(now, getNextWriter()));
  }
}

/**
 * Handles a paste into the empty start field. If the text contains images or is JSON too long for the field, opens the
 * text directly.
 */
export async function takePasted(pasted: PastedText): Promise<void> {
  const { text } = pasted;
  if (holdsCopied(text) && (await pasteText(text))) return;
  const isLongPost = text.length > startCharacters && /^\s*\{/.test(text);
  if (isLongPost || hasTextImages(text)) void loadText({ text, fileName: "the clipboard" });
  else readPasted(pasted, false);
}

/** Text from the clipboard; `html` is empty unless the text was copied from a page or document. */
interface PastedText {
  text: string;
  html: string;
}

/** Reads a pasted text at once. The server reads addresses and formatted text. */
function readPasted({ text, html }: PastedText, isAdding: boolean): void {
  if (isAdding) typeStart(text, { isAtOnce: true, isAdding, origin: clipboardOrigin });
  else replaceStart(text, clipboardOrigin);
  if (readAddress(text) !== null) void submitStart();
  else if (isFormatted(text, html)) {
    typeSource(useStartStore.getState().typed, html);
    void readTyped();
  }
}

/** Whether HTML has structure that its plain text lacks. A single line or JSON doesn't count as formatted. */
const isFormatted = (text: string, html: string) =>
  text.trim().includes("\n") && !/^\s*(?:[[{]|```)/.test(text) && hasStructure(html);

const startFileTypes = `${sourceFileTypes},image/*`;

/** Handles a dropped, pasted or chosen file: an image for the current slide, a post, or a text to make slides from. */
export function takeFile(file: File): void {
  if (isEmpty() && /\.(?:md|markdown|txt|csv|tsv)$/i.test(file.name)) void startWithText(file);
  else if (isTextFile(file)) void openTextFile(file, loadText);
  else if (isServedFile(file.name)) {
    if (!isEmpty()) useStartStore.setState({ isAdding: true });
    void readFile(file);
  } else {
    if (isEmpty() && file.type.startsWith("image/")) startWithImage();
    void addImage(file, getMediaSlide());
  }
}

const isEmpty = () => getDocument().text.trim() === "";

/** Puts a text file's words into the field. */
async function startWithText(file: File): Promise<void> {
  const { name, size } = file;
  if (size > sourceLimits.bytes) {
    failStart(
      `${name} is larger than ${sourceLimits.bytes / 1_000_000} MB. Choose a smaller file, or paste a part of its text.`,
    );
    return;
  }
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) return failStart(`${name}: ${decoded.message}`);
    const { text, note } = decoded;
    if (text.trim() === "") return failStart(`${name} is empty.`);
    const isLongTable = text.length > startCharacters && /\.[ct]sv$/i.test(name);
    if (isLongTable) return await openTextFile(file, loadText);
    replaceStart(text, { fileName: name, encodingNote: note });
    focusStart();
  } catch (error) {
    console.warn("A file could not be read.", error);
    failStart(`${name} couldn't be read. It may have been moved or deleted.`);
  }
}

function startWithImage(): void {
  const post = { title: "", content: [{ header: "New slide", description: [] }] };
  openWholePost({
    label: "Start with an image",
    content: post,
    toast: { title: "Slide added", description: "To change the text, click it on the slide." },
  });
}

/** Handles text pasted outside all fields: inserts copied slides, opens a post, or offers to make slides from the text. */
export async function takePageText(pasted: PastedText): Promise<void> {
  const { text } = pasted;
  if (holdsCopied(text) && (await pasteText(text))) return;
  if (/^\s*\{/.test(text) || !isEmpty()) {
    const isTaken = await openPastedText(text, loadText);
    if (isTaken) return;
  }
  readPasted(pasted, !isEmpty());
  if (readAddress(text) === null) focusStart();
}

export { addImage };

export const chooseStartFile = () => pickFile(startFileTypes, takeFile);
