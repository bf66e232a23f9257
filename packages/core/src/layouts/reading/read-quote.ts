import type { TextPiece } from "../../blocks/text/text-pieces.ts";
import { isAuthorName, isRelative, mayBeAuthor } from "./author-name.ts";
import { farewells, greetings } from "./letter-words.ts";
import { isQuoted, opensQuote, splitQuoteMarks } from "./quote-marks.ts";
import type { ItemRef, ReadBlock } from "./slide-reading.ts";

/** Matches the dash before an author's name; Japanese also uses a wave dash. */
const authorDash = /^(?:[—–―‒-]{1,2}|[〜～~])\s*/u;

/** Matches a quotation and its author in one line, e.g. `“Less.” — Dieter` or `“Less.” (Dieter)`. */
const inOneLine =
  /^(?<said>.*["'”“’»«›」』》〉][.,]?)(?:\s*[—–―‒-]{1,2}\s*|\s*[〜～]\s*|\s?[(（](?=[^()（）]{2,80}[)）]$))(?<by>[^()（）].{0,79}?)[)）]?$/su;

/** Maximum UTF-16 units of a line that is searched for an author. */
const maxLine = 1000;
const maxPieces = 12;

/** Whether a line is a quoted title or sentence with its author, e.g. `“Momo” – Michael Ende`. */
export function isQuoteWithAuthor(line: string): boolean {
  const { said = "", by = "" } = inOneLine.exec(line)?.groups ?? {};
  return isQuoted(said) && isAuthorName(by.trim());
}

export interface FoundQuote {
  /** Index of the quote's first piece. */
  start: number;
  /** Index of the first piece after the quote. */
  end: number;
  quote: Extract<ReadBlock, { kind: "quote" }>;
  /** The text that follows the author in the same paragraph; empty if none. */
  rest: string;
}

/**
 * A paragraph that names an author, divided into the lines before the author, the author, and the lines after the
 * author.
 */
interface Attribution {
  /** Empty if the paragraph starts with the author; the quotation is then in the pieces before it. */
  said: string[];
  by: string;
  rest: string[];
  /** True if quotation marks or `>` show that the text is a quotation; the author then needn't look like a name. */
  isSaid: boolean;
}

/** Finds the first quotation with an author at or after the piece with index `from`; null if there is none. */
export function findQuote(
  pieces: readonly TextPiece[],
  from: number,
  ref: ItemRef,
): FoundQuote | null {
  for (let index = from; index < pieces.length; index += 1) {
    const found = readAttribution(pieces, index, from);
    const quote = found && findSaid(pieces, { ...found, index, from });
    if (!found || !quote) continue;
    const words = { ...splitQuoteMarks(quote.text), ref };
    return {
      start: quote.start,
      end: index + 1,
      quote: { kind: "quote", words, by: { text: found.by, ref } },
      rest: found.rest.join("\n"),
    };
  }
  return null;
}

function readAttribution(
  pieces: readonly TextPiece[],
  index: number,
  from: number,
): Attribution | null {
  const piece = pieces[index];
  if (piece?.kind === "bullet") return readBulletAuthor(pieces, index, from);
  if (piece?.kind !== "paragraph") return null;
  const lines = piece.text.split("\n").map(unmark);
  const isQuoteAbove = (count: number) => areQuoted(lines, count);
  const at = lines.findIndex(
    (line, index) => authorDash.test(line.trim()) && nameOf(line, isQuoteAbove(index)) !== "",
  );
  if (at < 0) return readOneLine(lines, piece.text);
  const said = lines.slice(0, at);
  const isMarked = piece.text.trimStart().startsWith(">");
  const isSaid = isMarked || isQuoteAbove(at);
  return { said, by: nameOf(lines[at] ?? "", isSaid), rest: lines.slice(at + 1), isSaid };
}

/**
 * Parses a single list item as the author of the quoted paragraph before it. Returns null unless the item is a name.
 */
function readBulletAuthor(
  pieces: readonly TextPiece[],
  index: number,
  from: number,
): Attribution | null {
  const [before, piece, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (index - 1 < from || before?.kind !== "paragraph" || next?.kind === "bullet" || !piece) {
    return null;
  }
  const isAuthor = isQuoted(before.text) && isAuthorName(piece.text);
  return isAuthor ? { said: [], by: piece.text, rest: [], isSaid: true } : null;
}

/** Matches a sentence, a dash and a name, without quotation marks. */
const sentenceAndName = /^(?<said>.*[.!?…。])\s+[—–]\s+(?<by>[^—–]{3,80})$/su;

/**
 * Finds an author at the end of a quotation's last line, or an author without a dash on the line below the quotation.
 * Returns null if there is none.
 */
function readOneLine(lines: readonly string[], text: string): Attribution | null {
  const last = (lines.at(-1) ?? "").trim();
  if (last.length > maxLine) return null;
  const above = lines.slice(0, -1);
  if (above.length > 0 && above.every((line) => isQuoteWithAuthor(line.trim()))) return null;
  if (above.length > 0 && isQuoted(above.join("\n"))) {
    const by = /^[(（].*[)）]$/.test(last) ? last.slice(1, -1) : last;
    if (isAuthorName(by) && /\s/.test(by)) return { said: above, by, rest: [], isSaid: true };
  }
  const isOpen = opensQuote(text);
  const { said, by } = (isOpen ? inOneLine : sentenceAndName).exec(last)?.groups ?? {};
  if (said === undefined || by === undefined || !isAuthor(by.trim(), isOpen)) return null;
  const words = [...above, said];
  const isSaid = isOpen ? isQuoted(words.join("\n")) : lines.length === 1 && /\s/.test(by.trim());
  return isSaid ? { said: words, by: by.trim(), rest: [], isSaid } : null;
}

/** Whether the first `count` lines are in quotation marks. */
function areQuoted(lines: readonly string[], count: number): boolean {
  const [first = "", last = ""] = [lines[0], lines[count - 1]];
  if (count < 2) return count === 1 && isQuoted(first);
  return isQuoted(`${first.trimStart().slice(0, 2)} ${last.trimEnd().slice(-4)}`);
}

/** Returns the name after the dash; empty if the text can't be a name. */
function nameOf(line: string, isSaid: boolean): string {
  const name = line.trim().replace(authorDash, "");
  return mayBeAuthor(name) || isRelative(name, isSaid) ? name : "";
}

const isAuthor = (by: string, isSaid: boolean) => isAuthorName(by) || isRelative(by, isSaid);

/** Removes `>`, which emails and Markdown put before quoted lines. */
const unmark = (line: string) => line.replace(/^\s*>\s?/, "");

/** Returns the quoted words and the index of their first piece; null for dialogues, letters and other text. */
function findSaid(
  pieces: readonly TextPiece[],
  { said, by, isSaid, index, from }: Attribution & { index: number; from: number },
): { text: string; start: number } | null {
  const hasOwn = said.length > 0;
  const last = hasOwn ? index : index - 1;
  if (last < from || pieces[last]?.kind !== "paragraph") return null;
  const start = findStart(pieces, { last, from, said: hasOwn ? said.join("\n") : null });
  const parts = pieces
    .slice(start, index)
    .map(({ text }) => text.split("\n").map(unmark).join("\n"));
  const text = [...parts, ...(hasOwn ? [said.join("\n")] : [])].join("\n\n");
  // Consecutive lines that start with a dash are a dialogue, not a quote.
  if (authorDash.test(text.split("\n").at(-1)?.trim() ?? "")) return null;
  const isQuotation = isSaid || isQuoted(text) || (pieces[start]?.text ?? "").startsWith(">");
  // If the text above ends with a colon, the line with the dash continues that text and isn't an author.
  if (!isQuotation && (/[:：]$/.test(text) || !isAuthor(by, false) || isLetter(text))) return null;
  return { text, start };
}

/**
 * Returns the index of a quotation's first piece. `said` is the quoted part of the last piece, or null if all of it is
 * quoted.
 */
function findStart(
  pieces: readonly TextPiece[],
  { last, from, said }: { last: number; from: number; said: string | null },
): number {
  let start = last;
  let text = said ?? pieces[last]?.text ?? "";
  while (!opensQuote(text) && start > from && last - start < maxPieces) {
    const before = pieces[start - 1];
    if (before?.kind !== "paragraph") break;
    start -= 1;
    text = before.text;
  }
  return start;
}

/** Whether a text is a letter with a greeting or farewell. A name below it is a signature, not an author. */
function isLetter(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  const [first = "", last = ""] = [lines[0], lines.at(-1)];
  const isShort = (line: string) => line.split(/\s+/, 5).length <= 4;
  return (
    greetings.test(first) ||
    farewells.test(last) ||
    (lines.length > 1 && /[,،、]$/.test(last) && isShort(last))
  );
}
