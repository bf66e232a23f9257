import { Reading, sourceLimits } from "@slideloom/core/sources";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "unpdf/pdfjs";
import { SourceError } from "../../source-error.ts";
import { addFileImages, buildFileUrl } from "../file-images.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { CmapFiles } from "./cmap-files.ts";
import { findPhotos } from "./find-photos.ts";
import { buildBlocks } from "./line-blocks.ts";
import { removeFurniture } from "./page-furniture.ts";
import { addTableRows } from "../text/table-rows.ts";
import { readItems } from "./page-items.ts";
import { findLines, type PdfLine } from "./page-lines.ts";
import { findPassage, isLeft, isTable, type PdfBlock } from "./pdf-block.ts";
import { splitByWords } from "./spaced-letters.ts";
import { buildTagged } from "./tagged-blocks.ts";

const maxPages = 400;
/** Reads this multiple of the character limit, because some lines, e.g. page numbers, are removed later. */
const readAhead = 1.3;
/** A page with fewer characters counts as an image of text, e.g. a scan. */
const minPageUnits = 20;
/** Maximum fraction of characters that the PDF doesn't map to known letters. */
const maxUnknownShare = 0.1;
const unknownLetter = /[\uE000-\uF8FF\uFFFD]/g;
const namedPages = 10;

const messages = {
  damaged: "This PDF is damaged or incomplete. Download or export it again, then try again.",
  password: "This PDF is protected by a password. Save it without one, then try again.",
  scan: "This PDF is a scan without text. Run text recognition (OCR) on it, then upload it again.",
  unknown: "We couldn't read many letters of this PDF. Compare the text with the file.",
  rtl: "Right-to-left text may be in the wrong order. Compare it with the file.",
};

interface PdfText {
  lines: PdfLine[];
  pages: number[];
  left: LeftPart[];
}

interface LeftPart {
  noun: string;
  text: string;
  several?: string;
}

/** Reads the text of a PDF. @throws {SourceError} if it is protected, damaged or a scan. */
export async function readPdf({ bytes, fileName, url }: SourceFile): Promise<FoundSource> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    maxImageSize: 1,
    BinaryDataFactory: CmapFiles,
    cMapUrl: "cmaps/",
    cMapPacked: true,
  });
  try {
    const file = await task.promise;
    const { info } = await file.getMetadata();
    const text = await readPages(file);
    const photos = new Map<string, Uint8Array>(
      findPhotos(bytes).map((photo, index) => [`photo-${index + 1}.jpg`, photo]),
    );
    const found = toSource(text, {
      photos: [...photos.keys()],
      info: info as Record<string, unknown>,
      fileName,
      url,
      all: file.numPages,
    });
    return addFileImages(found, (path) => photos.get(path));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const isProtected = (error as Error).name === "PasswordException";
    throw new SourceError(
      isProtected ? "source-protected" : "source-unreadable",
      isProtected ? messages.password : messages.damaged,
      { cause: error },
    );
  } finally {
    await task.destroy();
  }
}

/** Reads pages until there is enough text. */
async function readPages(file: PDFDocumentProxy): Promise<PdfText> {
  const text: PdfText = { lines: [], pages: [], left: [] };
  let units = 0;
  for (let number = 1; number <= Math.min(file.numPages, maxPages); number += 1) {
    const page = await file.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items, furniture, tags, comments } = await readItems(page, number);
    const leave = (noun: string, left: string) => text.left.push({ noun, text: left });
    const place = { number, width, height, transform, tags: tags.blocks };
    const lines = findLines(items, place, leave);
    for (const comment of comments) leave("comment", comment);
    for (const image of tags.images) leave("image", image);
    for (const one of furniture) text.left.push({ ...pageFurniture, text: one });
    page.cleanup();
    const pageUnits = lines.reduce((sum, line) => sum + line.text.length, 0);
    units += pageUnits;
    text.pages.push(pageUnits);
    for (const line of lines) text.lines.push(line);
    if (units > sourceLimits.characters * readAhead) break;
  }
  return text;
}

const pageFurniture = {
  noun: "page header, footer or page number",
  several: "page headers, footers and page numbers",
};

interface PdfHead {
  fileName: string | undefined;
  url: string | undefined;
  info: Record<string, unknown>;
  all: number;
  /** Names of the photos, in order. */
  photos: readonly string[];
}

function toSource({ lines, pages, left }: PdfText, head: PdfHead): FoundSource {
  if (pages.every((units) => units === 0)) {
    throw new SourceError("source-empty", messages.scan);
  }
  const reading = new Reading();
  const body = removeFurniture(splitSpacedLines(lines), pages.length);
  const blocks = buildTagged(body.lines) ?? buildBlocks(body.lines);
  const { photos } = head;
  let shown = 0;
  for (const [index, block] of blocks.entries()) {
    addBlock(reading, block);
    // A PDF doesn't say between which words a photo is, so its place among them is taken from its order.
    const due = Math.floor(((index + 1) / blocks.length) * photos.length);
    for (const name of photos.slice(shown, due)) reading.addImage({ url: buildFileUrl(name) });
    shown = due;
  }
  for (const { noun, text, several } of left) reading.leave(noun, text, several);
  for (const { text } of body.furniture)
    reading.leave(pageFurniture.noun, text, pageFurniture.several);
  for (const { text } of body.contents)
    reading.leave("line of the table of contents", text, "lines of the table of contents");
  if (pages.length < head.all) reading.note(`pages ${pages.length + 1} to ${head.all}`);
  addDoubts(reading, lines, pages);
  const { info, fileName, url } = head;
  const title = findTitle(blocks);
  const found = reading.finish({
    kind: "pdf",
    by: "pdf.js 5.6.205",
    title: title?.text ?? (readTitle(info) || fileName?.replace(/\.pdf$/i, "")),
    byline: readInfo(info, "Author"),
    language: readInfo(info, "Language"),
    url,
  });
  found.source.read.isCut ||= pages.length < head.all;
  return found;
}

/** Matches the name of a journal, which may be larger than the title below it. */
const journal =
  /^(?=(?:\S+\s+){0,5}\S+$).*(?<!\p{L})(?:journal|letters|review|reviews|proceedings|bulletin|transactions|annals|magazine|gazette|zeitschrift|jahrbuch|revue|annales|revista|rivista|annali)(?!\p{L})/iu;

/** Finds the first large heading of the first page, below a journal's name. */
function findTitle(blocks: readonly PdfBlock[]): { text: string } | undefined {
  const passages = blocks.flatMap((block) => findPassage(block) ?? []);
  const isHeading = (index: number) => {
    const { kind, place } = passages[index] ?? {};
    return kind === "heading" && place?.page === 1;
  };
  const first = passages.findIndex(({ level }, index) => level === 1 && isHeading(index));
  const isName = journal.test(passages[first]?.text.trim() ?? "") && isHeading(first + 1);
  return passages[isName ? first + 1 : first];
}

/** Splits words whose letters are set apart, where the gaps between words don't show. */
function splitSpacedLines(lines: readonly PdfLine[]): PdfLine[] {
  if (!lines.some(({ isSpaced }) => isSpaced)) return [...lines];
  const words = new Set(
    lines.flatMap(({ isSpaced, text }) =>
      isSpaced ? [] : (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []),
    ),
  );
  return lines.map((line) =>
    line.isSpaced ? { ...line, text: splitByWords(line.text, words) } : line,
  );
}

function addBlock(reading: Reading, block: PdfBlock): void {
  const clean = (text: string) => text.replaceAll(unknownLetter, "");
  const passage = findPassage(block);
  if (passage) reading.add({ ...passage, text: clean(passage.text) });
  else if (isTable(block)) {
    const rows = block.rows.map((row) => ({ ...row, cells: row.cells.map(clean) }));
    addTableRows(reading, rows, { page: block.page });
  } else if (isLeft(block)) {
    reading.leave(block.left, block.text, block.left.replace(/^(line|footnote)|(caption)$/, "$&s"));
  }
}

function addDoubts(reading: Reading, lines: readonly PdfLine[], pages: readonly number[]): void {
  const empty = pages.flatMap((units, index) => (units < minPageUnits ? [index + 1] : []));
  if (empty.length > 0) {
    const names = empty.slice(0, namedPages).join(", ") + (empty.length > namedPages ? " …" : "");
    const one = `Page ${names} has no text. It may be a scan, and we can't read text in images.`;
    const several = `Pages ${names} have no text. They may be scans, and we can't read text in images.`;
    reading.doubt("scan", empty.length === 1 ? one : several);
  }
  const units = pages.reduce((sum, one) => sum + one, 0);
  const unknown = lines.reduce(
    (sum, { text }) => sum + (text.match(unknownLetter)?.length ?? 0),
    0,
  );
  if (unknown > units * maxUnknownShare) reading.doubt("letters", messages.unknown);
  if (lines.filter(({ isRtl }) => isRtl).length * 2 > lines.length)
    reading.doubt("direction", messages.rtl);
}

const readInfo = (info: Record<string, unknown>, name: string) => {
  const value = info[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** Returns the document's title, or an empty string for the file names and placeholders that many programs write. */
const readTitle = (info: Record<string, unknown>) => {
  const title = readInfo(info, "Title") ?? "";
  return /^(untitled|unbenannt|microsoft (word|powerpoint))|\.(docx?|pptx?|pdf|indd|odt|tex|dvi)$/i.test(
    title,
  )
    ? ""
    : title;
};
