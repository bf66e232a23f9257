import { parseTextLines, parseTextPieces, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { listSentences } from "../../text/sentences.ts";
import { isMarkedWish } from "../../generation/outline/read-instructions.ts";
import type { PassagePlace, ReadSource } from "../source.ts";
import { areLabelled } from "./label.ts";
import { isHashtagLine } from "./frame-words.ts";
import { joinLines } from "./join-lines.ts";
import { readPaperHead } from "./paper-head.ts";
import { readAttribution, readQuoteBlock, readWholeQuote } from "./quote-block.ts";
import { readPageHead } from "./page-head.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

const headingCharacters = 80;
/** A text is hard-wrapped if its longest line has a number of characters in this range. */
const wrappedCharacters = { min: 50, max: 120 };
/** A line of at least this fraction of the longest line continues in the next line. */
const fullLine = 0.7;

const sentenceEnd = /[.!?…:;,。！？：；、]["'”’»」)\]]*$/u;
const dialogue = /^\s*[—–]\s?\S/u;

/** Reads plain text: headings, paragraphs, lists and quotations. */
export function readPlain(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const page = readPageHead(text);
  for (const trail of page?.trails ?? [])
    reading.leave("line of navigation", trail, "lines of navigation");
  const paper = page === null ? readPaperHead(text) : null;
  for (const line of paper?.around ?? [])
    reading.leave("line around the title", line, "lines around the title");
  if (page) {
    reading.add({ kind: "heading", text: page.headline, level: 1 });
    for (const line of page.around) reading.add({ kind: "paragraph", text: line });
  }
  addPlain(page?.text ?? paper?.text ?? text, reading);
  return reading.finish({ kind: "text", by: "plain text", language });
}

/** Matches a heading with a mark: `■ 準備`, `【準備】`, `▼ Vorbereitung`. */
const markedHeading =
  /^[^\S\n]*(?:[■□◆◇▼▽●◎★☆▶]+[^\S\n]*(?<name>[^\n]{2,60})|【(?<inner>[^【】\n]{2,40})】)[^\S\n]*$/u;

/** Takes the marks off headings above running text, and puts them into paragraphs of their own. */
function markHeadings(text: string): string {
  const lines = text.split("\n");
  let below = "";
  const names = lines.toReversed().map((line) => {
    const { name, inner } = markedHeading.exec(line)?.groups ?? {};
    const isAbove = below !== "" && !markedHeading.test(below);
    if (line.trim() !== "") below = line;
    return isAbove ? (name ?? inner) : undefined;
  });
  names.reverse();
  if (names.filter((name) => name !== undefined).length < minAlike) return text;
  return lines
    .map((line, index) => (names[index] === undefined ? line : `\n${names[index]?.trim() ?? ""}\n`))
    .join("\n");
}

const questionLabel =
  /^[^\S\n]*(?:Q|F|P|問|س)[^\S\n]?\p{Nd}{0,2}[^\S\n]?[.．:：)）、][^\S\n]*(?=\S[^\n]*[?？؟か][」』”"]?$)/u;
const answerLabel = /^[^\S\n]*(?:A|R|答|ج)[^\S\n]?\p{Nd}{0,2}[^\S\n]?[.．:：)）、][^\S\n]*(?=\S)/u;

/** Takes the labels off questions and answers, e.g. `Q.` and `A.`, and puts each question above its answer. */
function dropTurnLabels(text: string): string {
  const lines = text.split("\n");
  const filled = lines.flatMap((line, index) => (line.trim() === "" ? [] : [index]));
  const pairs = filled.filter((index, at) => {
    const next = filled[at + 1];
    return (
      questionLabel.test(lines[index] ?? "") &&
      next !== undefined &&
      answerLabel.test(lines[next] ?? "")
    );
  });
  if (pairs.length < minAlike) return text;
  return lines.map((line) => line.replace(questionLabel, "").replace(answerLabel, "")).join("\n");
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
  const blocks = splitBlocks(dropTurnLabels(markHeadings(text)), reading);
  const hasSubtitle = hasHeadings && separateTitle(blocks);
  if (hasHeadings) separateHeadings(blocks);
  const ended = hasHeadings ? listEndedHeadings(blocks) : new Set();
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const isHeading =
      hasHeadings &&
      !(hasSubtitle && index === 1) &&
      next !== undefined &&
      (ended.has(index) ||
        (index === 0 && isQuotedLine(block)) ||
        (isShortLine(block) && (index === 0 || !isShortLine(next))));
    if (isHeading) reading.add({ kind: "heading", text: block, level: index === 0 ? 1 : 2, place });
    else addBlock(block, reading, place);
  }
}

/** Matches the end of a heading that is a question, an exclamation or an announcement. */
const headingEnd = /[?!:…？！：؟]["'”’»」)]*$/u;
/** At least this many headings of a text end in the same way. One such line is often only a short paragraph. */
const minAlike = 2;

/** Lists the indexes of lines above a text that end in e.g. a question mark, if several lines of the text do. */
function listEndedHeadings(blocks: readonly string[]): Set<number> {
  const found = new Map<string, number[]>();
  for (const [index, block] of blocks.entries()) {
    const end = headingEnd.exec(block.trim())?.[0].slice(0, 1);
    const below = blocks[index + 1];
    if (end === undefined || below === undefined || isHashtagLine(below)) continue;
    const isOne = isRunningText(below) && isLine(block) && listSentences(block).length === 1;
    if (isOne || (isQuestionLine(block) && !headingEnd.test(below.trim())))
      found.set(end, [...(found.get(end) ?? []), index]);
  }
  return new Set([...found.values()].filter(({ length }) => length >= minAlike).flat());
}

/** Whether a block is a paragraph that is longer than headings are. */
const isRunningText = (block: string) =>
  parseTextPieces(block)[0]?.kind === "paragraph" &&
  (block.length > headingCharacters || listSentences(block).length > 1);

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
  return joinAuthors(blocks);
}

/** Joins a quotation and the author's line below a blank line. */
function joinAuthors(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  for (const block of blocks) {
    const above = joined.at(-1) ?? "";
    if (readAttribution(block) !== null && readWholeQuote(above) !== null)
      joined.splice(-1, 1, `${above}\n${block}`);
    else joined.push(block);
  }
  return joined;
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

/**
 * Makes a short line directly above a paragraph a block, since it is the paragraph's heading: if the paragraph is
 * hard-wrapped, or if several paragraphs have such a line.
 */
function separateHeadings(blocks: string[]): void {
  const split = blocks.map((block) => {
    const [first = "", ...others] = block.split("\n");
    const longest = Math.max(0, ...others.map(({ length }) => length));
    const isAbove =
      (first.length < longest * fullLine && isLine(first)) ||
      (others.length > 0 && isQuestionLine(first));
    return { first, others, longest, isAbove };
  });
  const isWrapped = ({ others, longest }: (typeof split)[number]) =>
    others.length > 1 &&
    longest >= wrappedCharacters.min &&
    longest <= wrappedCharacters.max &&
    (others[0]?.length ?? 0) >= longest * fullLine;
  const headed = split.filter(
    ({ first, others, isAbove }) =>
      isAbove &&
      !/[.。;,،]$/u.test(first.trim()) &&
      (isQuestionLine(first) || isRunningText(others.join("\n"))),
  );
  const named = split.filter(isNamedList);
  const isSeveral =
    headed.length + named.length >= minAlike || headed.some(({ others }) => areLabelled(others));
  const separated = split.flatMap((part, index) => {
    const isHeaded =
      named.includes(part) ||
      (isSeveral && headed.includes(part)) ||
      (part.isAbove && isWrapped(part) && isShortLine(part.first));
    return isHeaded ? [part.first, part.others.join("\n")] : [blocks[index] ?? ""];
  });
  blocks.splice(0, blocks.length, ...separated);
}

/** Whether a block is a list of several items with its name in the line above. */
const isNamedList = ({ first, others }: { first: string; others: readonly string[] }) =>
  isShortLine(first) &&
  others.length > 1 &&
  parseTextPieces(others.join("\n")).every(({ kind }) => kind !== "paragraph");

/** Maximum length of an interview's question, and of its sentences. */
const question = { characters: 160, sentences: 3 };

/** Whether a block is an interview's question: a line that ends with a question mark, outside of lists and dialogues. */
const isQuestionLine = (block: string) =>
  block.length <= question.characters &&
  !block.includes("\n") &&
  /[?？؟]["'”’»」)]*$/u.test(block.trim()) &&
  !dialogue.test(block) &&
  parseTextPieces(block)[0]?.kind === "paragraph" &&
  listSentences(block).length <= question.sentences;

/** Whether a block is one line that is no longer than a heading, outside of lists, dialogues and quotations. */
const isLine = (block: string) =>
  block.length <= headingCharacters &&
  !block.includes("\n") &&
  /\p{L}/u.test(block) &&
  !dialogue.test(block) &&
  !/^["„“«「]/u.test(block) &&
  parseTextPieces(block)[0]?.kind === "paragraph";

/** Whether a block is a line in quotation marks without an author, as above interviews. */
const isQuotedLine = (block: string) =>
  block.length <= headingCharacters && /^[„“«"「『][^\n.。]{6,}[“”»"」』]$/u.test(block.trim());

/** Whether a block is a line that doesn't end like a sentence; a date's point is no end: `Workshop, 14.5.`. */
const isShortLine = (block: string) =>
  isLine(block) &&
  (!sentenceEnd.test(block.trim()) || /\p{Nd}\.\p{Nd}{1,2}\.$/u.test(block.trim()));

function addBlock(block: string, reading: Reading, place: PassagePlace): void {
  const pieces = parseTextPieces(block);
  const indents = listIndents(block, pieces);
  const letters = new Set<string>();
  for (const [index, piece] of pieces.entries()) {
    const letter = piece.kind === "numbered" ? piece.letter : undefined;
    const lines = piece.text.split("\n");
    if (piece.kind === "paragraph" && areLabelled(lines)) {
      for (const line of lines) reading.add({ kind: "list", text: line, level: 0, place });
    } else if (piece.kind === "paragraph") addParagraph(piece.text, reading, place);
    // A sentence about an option that the list above has: `c) is off the table`.
    else if (letter !== undefined && letters.has(letter))
      addParagraph(`${letter}) ${piece.text}`, reading, place);
    else {
      if (letter !== undefined) letters.add(letter);
      const mark = piece.kind === "numbered" ? (piece.mark ?? "") : "";
      // A number with a word, e.g. `Step 1:`, stays in the text. Any other number is removed, and `ordered` replaces
      // it.
      const kept = /\p{L}{2}/u.test(mark) ? `${mark} ` : "";
      const ordered = piece.kind === "numbered";
      const level = indents[index] ?? 0;
      const text = kept + joinLines(piece.text.split("\n"));
      const number = ordered && piece.letter === undefined ? { number: piece.number } : {};
      reading.add({ kind: "list", text, level, ordered, ...number, place });
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
  const quote = readQuoteBlock(lines);
  if (quote) {
    reading.add({ kind: "quote", ...quote, place });
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
