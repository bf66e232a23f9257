import { iconCharacters } from "../../icons/index.ts";
import { hanAndKana } from "../../text/scripts.ts";
import { isDateUnit } from "../../numbers/dates/months.ts";
import { isPlainNumber, type NumberMark, readLooseNumber, readNumberMark } from "./number-mark.ts";

/** A piece of a text item. Texts keep their line breaks as `\n`. */
export type TextPiece =
  | { kind: "paragraph"; text: string }
  | { kind: "bullet"; text: string }
  /** `mark` is the number as typed, if its form isn't `1.`, e.g. `Step 1:`. `letter` is drawn instead of the number. */
  | { kind: "numbered"; number: number; text: string; mark?: string; letter?: string };

/**
 * Bullets in typed text and in text copied from Word or PDF. U+F06E to U+F0E0 are from the fonts Symbol and Wingdings.
 */
const bullets = String.raw`[-*•‣◦⁃∙·–▪▫●○■□◆◇❖➤➢➔►▶▸→⇒↳»★☆✦✧✱\u{F06E}\u{F071}\u{F076}\u{F0A7}\u{F0A8}\u{F0B7}\u{F0D8}\u{F0E0}]`;
/** Matches a bullet with the space after it. In Chinese and Japanese, no space is needed. */
const bulletPattern = new RegExp(
  String.raw`^\s*(?:${bullets}\s+|[・･•▪◦‣]\s*(?=\S)|[●○■□◆◇★☆※►▶]\s*(?=[${hanAndKana}「『]))`,
  "u",
);

/**
 * Returns the typed prefix of a list item, such as `- ` or `12) `, even if no text follows; empty for any other line.
 */
export function readListMark(line: string): string {
  return bulletPattern.exec(line)?.[0] ?? readNumberMark(line)?.mark ?? "";
}

/** Matches a line that has only a bullet or number, without text. */
export const listMark = new RegExp(String.raw`^\s*(?:${bullets}|\d{1,3}[.)])\s*$`, "u");

/** Matches an emoji, icon or keycap digit at the start of a list item's text; it is drawn as the item's bullet. */
export const startsWithEmoji = new RegExp(
  String.raw`^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[${iconCharacters}])`,
  "u",
);

export interface TextLine {
  /** Index of the line's piece in the result of `parseTextPieces`; null for a blank line. */
  piece: number | null;
  /** The typed characters before the text, which aren't drawn as text: `- `, `1. ` or spaces. */
  prefix: string;
}

/** Splits a text into paragraphs and list items. A list item includes the indented lines below its first line. */
export function parseTextPieces(value: string): TextPiece[] {
  return readPieces(value).pieces;
}

/** Lists the typed lines of a text item, each with the index of its piece. */
export function parseTextLines(value: string): TextLine[] {
  return readPieces(value).lines;
}

function readPieces(value: string): { pieces: TextPiece[]; lines: TextLine[] } {
  const pieces: TextPiece[] = [];
  const lines: TextLine[] = [];
  let open: TextPiece | null = null;
  const typed = value.split(/\r\n|\r|\n/);
  const readItem = chooseItems(typed);
  for (const line of typed) {
    if (line.trim() === "") {
      open = null;
      lines.push({ piece: null, prefix: "" });
      continue;
    }
    const item = readItem(line);
    const continues = open && !item && (open.kind === "paragraph" || /^\s/.test(line));
    if (open && continues) {
      open.text += `\n${open.kind === "paragraph" ? line.trimEnd() : line.trim()}`;
    } else {
      open = item ?? { kind: "paragraph", text: line.trimEnd() };
      pieces.push(open);
    }
    const words = item?.text ?? line.trim();
    const prefix = line.trimEnd().slice(0, line.trimEnd().length - words.length);
    lines.push({ piece: pieces.length - 1, prefix });
  }
  return { pieces, lines };
}

/** Returns a parser of list items for these lines. Some marks count as bullets only if several lines have them. */
function chooseItems(lines: readonly string[]): (line: string) => TextPiece | null {
  // One line with a dash is a quote's attribution, and several are a list. If only some of the lines are questions,
  // they are a dialogue.
  const dashed = lines.filter((line) => /^\s*–\s/.test(line));
  const asking = dashed.filter((line) => /[?？؟]\s*$/.test(line)).length;
  const isDashed = dashed.length > 1 && (asking === 0 || asking === dashed.length);
  const counted = lines.map(readLooseNumber).filter((mark) => mark !== null);
  const isCounted = counted.length > 1 && counted.every(({ number }, at) => number === at + 1);
  const numbers = lines.map(readNumberMark).filter((mark) => mark !== null);
  const isInOrder =
    numbers.length > 1 &&
    numbers.every(({ number }, at) => number === (numbers[0]?.number ?? 0) + at);
  const isTight = lines.filter((line) => tightBullet.test(line)).length > 1;
  const isWeighed = areProsAndCons(lines);
  return (line) => {
    if (isWeighed && prosAndCons.test(line)) return null;
    if (!isDashed && /^\s*–/.test(line)) return null;
    if (!isInOrder && startsWithDate(line)) return null;
    const tight = isTight ? tightBullet.exec(line)?.[0] : undefined;
    if (tight) return { kind: "bullet", text: line.slice(tight.length).trimEnd() };
    return parseListItem(line, isCounted ? readLooseNumber(line) : null);
  };
}

/** Whether a line starts with a day and a month, e.g. `10. Januar`. */
function startsWithDate(line: string): boolean {
  const [, day = "", month = ""] = /^\s*(\d{1,2})\.\s+(\p{L}[\p{L}\p{M}]*)/u.exec(line) ?? [];
  return month !== "" && Number(day) <= 31 && isDateUnit(month);
}

/** Matches a hyphen without a space after it. The hyphen is a bullet only if several lines start this way. */
const tightBullet = /^\s*-(?=\p{L}{2})/u;

const prosAndCons = /^\s*[+−-]\s+(?=[^\s\p{Nd}])/u;

/**
 * Whether `+` and `-` at the start of lines mean pro and con. Requires at least two lines with a sign, and at least one
 * `+`.
 */
export function areProsAndCons(lines: readonly string[]): boolean {
  const signed = lines.filter((line) => prosAndCons.test(line));
  return signed.length > 1 && signed.some((line) => /^\s*\+/.test(line));
}

function parseListItem(line: string, loose: NumberMark | null): TextPiece | null {
  const number = readNumberMark(line) ?? loose;
  const mark = bulletPattern.exec(line)?.[0] ?? number?.mark ?? "";
  const text = line.slice(mark.length).trimEnd();
  if (text === "" || text === line.trimEnd()) return null;
  if (!number || number.mark !== mark) return { kind: "bullet", text };
  return {
    kind: "numbered",
    number: number.number,
    text,
    ...(!isPlainNumber(mark) && { mark: mark.trim() }),
    ...(number.letter && { letter: number.letter }),
  };
}
