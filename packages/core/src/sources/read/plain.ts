import { parseTextLines, parseTextPieces, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { isMarkedWish } from "../../generation/outline/read-instructions.ts";
import type { PassagePlace, ReadSource } from "../source.ts";
import { joinLines } from "./join-lines.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

const headingCharacters = 80;
/** A text is hard-wrapped if its longest line has a number of characters in this range. */
const wrappedCharacters = { min: 50, max: 120 };
/** A line of at least this fraction of the longest line continues in the next line. */
const fullLine = 0.7;

const sentenceEnd = /[.!?…:;,。！？：；、]["'”’»」)\]]*$/u;
const dialogue = /^\s*[—–]\s?\S/u;
const wholeQuote = /^[„“«"「『](.{20,})[“”»"」』]\.?$/su;
const attribution = /^[—–-]{1,2}\s*([^\n.!?]{2,60})$/u;

/** Reads plain text: headings, paragraphs, lists and quotations. */
export function readPlain(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  addPlain(text, reading);
  return reading.finish({ kind: "text", by: "plain text", language });
}

interface PlainOptions {
  place?: PassagePlace;
  /** If false, short lines are paragraphs instead of headings. */
  hasHeadings?: boolean;
}

/** Adds a plain text's passages to `reading`. */
export function addPlain(
  text: string,
  reading: Reading,
  { place = {}, hasHeadings = true }: PlainOptions = {},
): void {
  const blocks = splitBlocks(text, reading);
  const hasSubtitle = hasHeadings && separateTitle(blocks);
  if (hasHeadings) separateHeadings(blocks);
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const isHeading =
      hasHeadings &&
      !(hasSubtitle && index === 1) &&
      isShortLine(block) &&
      next !== undefined &&
      (index === 0 || !isShortLine(next));
    if (isHeading) reading.add({ kind: "heading", text: block, level: index === 0 ? 1 : 2, place });
    else addBlock(block, reading, place);
  }
}

/** Splits a text at blank lines. Leaves out lines with instructions for a writer, e.g. `Tone: friendly`. */
function splitBlocks(text: string, reading: Reading): string[] {
  const blocks: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(open.join("\n"));
    open = [];
  };
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    if (line.trim() === "") close();
    else if (isMarkedWish(line))
      reading.leave("instruction for the writer", line, "instructions for the writer");
    else open.push(line);
  }
  close();
  return blocks;
}

/** If the text starts with two or three short lines, separates the first line, because it is probably a title. */
function separateTitle(blocks: string[]): boolean {
  const lines = (blocks[0] ?? "").split("\n");
  const [title = "", ...others] = lines;
  if (blocks.length < 2 || others.length === 0 || others.length > 2) return false;
  if (!lines.every(isShortLine)) return false;
  blocks.splice(0, 1, title, others.join("\n"));
  return true;
}

/** Makes a short line directly above a hard-wrapped paragraph a block, since it is the paragraph's heading. */
function separateHeadings(blocks: string[]): void {
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const [first = "", ...others] = (blocks[index] ?? "").split("\n");
    const longest = Math.max(0, ...others.map(({ length }) => length));
    const isWrapped =
      others.length > 1 &&
      longest >= wrappedCharacters.min &&
      longest <= wrappedCharacters.max &&
      (others[0]?.length ?? 0) >= longest * fullLine;
    if (isWrapped && first.length < longest * fullLine && isShortLine(first)) {
      blocks.splice(index, 1, first, others.join("\n"));
    }
  }
}

function isShortLine(block: string): boolean {
  return (
    block.length <= headingCharacters &&
    !block.includes("\n") &&
    /\p{L}/u.test(block) &&
    !sentenceEnd.test(block.trim()) &&
    !dialogue.test(block) &&
    !/^["„“«「]/u.test(block) &&
    parseTextPieces(block)[0]?.kind === "paragraph"
  );
}

function addBlock(block: string, reading: Reading, place: PassagePlace): void {
  const pieces = parseTextPieces(block);
  const indents = listIndents(block, pieces);
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === "paragraph") addParagraph(piece.text, reading, place);
    else {
      const mark = piece.kind === "numbered" ? (piece.mark ?? "") : "";
      // A number with a word, e.g. `Step 1:`, stays in the text. Any other number is removed, and `ordered` replaces
      // it.
      const kept = /\p{L}{2}/u.test(mark) ? `${mark} ` : "";
      const ordered = piece.kind === "numbered";
      const level = indents[index] ?? 0;
      const text = kept + joinLines(piece.text.split("\n"));
      reading.add({ kind: "list", text, level, ordered, place });
    }
  }
}

/** Returns each list item's depth: 0 at the block's smallest indent. */
function listIndents(block: string, pieces: readonly TextPiece[]): number[] {
  const indents = pieces.map(() => -1);
  const lines = block.split("\n");
  for (const [index, { piece }] of parseTextLines(block).entries()) {
    if (piece === null || indents[piece] !== -1) continue;
    const spaces = /^\s*/.exec(lines[index] ?? "")?.[0] ?? "";
    indents[piece] = spaces.replaceAll("\t", "    ").length;
  }
  const steps = [...new Set(indents)].toSorted((one, other) => one - other);
  return indents.map((indent) => Math.min(5, steps.indexOf(indent)));
}

function addParagraph(text: string, reading: Reading, place: PassagePlace): void {
  const lines = text.split("\n").map((line) => line.trim());
  const last = lines.at(-1) ?? "";
  const speaker = lines.length > 1 ? attribution.exec(last)?.[1] : undefined;
  const quoted = wholeQuote.exec((speaker ? lines.slice(0, -1) : lines).join("\n"))?.[1];
  if (quoted) {
    reading.add({ kind: "quote", text: quoted, place, ...(speaker && { speaker }) });
    return;
  }
  for (const paragraph of joinWrapped(lines))
    reading.add({ kind: "paragraph", text: paragraph, place });
}

/** Joins hard-wrapped lines; other line breaks separate paragraphs. */
function joinWrapped(lines: readonly string[]): string[] {
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const isWrapped = longest >= wrappedCharacters.min && longest <= wrappedCharacters.max;
  const groups: string[][] = [];
  let isFull = false;
  for (const line of lines) {
    const open = groups.at(-1);
    if (open && isWrapped && isFull && !dialogue.test(line)) open.push(line);
    else groups.push([line]);
    isFull = line.length >= fullLine * longest;
  }
  return groups.map(joinLines);
}
