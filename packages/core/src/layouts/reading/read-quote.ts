import type { TextPiece } from "../../blocks/text/text-pieces.ts";
import { isAuthorName, mayBeAuthor } from "./author-name.ts";
import { farewells, greetings } from "./letter-words.ts";
import { isQuoted, opensQuote, stripQuoteMarks } from "./quote-marks.ts";
import type { ItemRef, ReadBlock } from "./slide-reading.ts";

/** The dash before an author; a wave dash in Japanese. */
const authorDash = /^(?:[—–―‒-]{1,2}|[〜～~])\s*/u;

/** A quotation and its author in one line: `“Less.” — Dieter`, `“Less.” (Dieter)`. */
const inOneLine =
  /^(?<said>.*["'”“’»«›」』》〉][.,]?)(?:\s*[—–―‒-]{1,2}\s*|\s*[〜～]\s*|\s?[(（](?=[^()（）]{2,80}[)）]$))(?<by>[^()（）].{0,79}?)[)）]?$/su;

/** The longest line with an author, and the most paragraphs of a quotation. */
const maxLine = 1000;
const maxPieces = 12;

export interface FoundQuote {
  /** Index of its first piece, and of the first piece after it. */
  start: number;
  end: number;
  quote: Extract<ReadBlock, { kind: "quote" }>;
  /** The text after the author in the same paragraph. */
  rest: string;
}

/** A quotation and its author, from the lines of a paragraph. */
interface Attribution {
  /** The paragraph's lines before the author; empty if the quotation is in the pieces before. */
  said: string[];
  by: string;
  rest: string[];
  /** True if quotation marks or `>` make the text a quotation, whatever the author's name. */
  isSaid: boolean;
}

/** Finds the first quote at or after piece `from`: the quoted paragraphs and their author; null if there is none. */
export function findQuote(
  pieces: readonly TextPiece[],
  from: number,
  ref: ItemRef,
): FoundQuote | null {
  for (let index = from; index < pieces.length; index += 1) {
    const found = readAttribution(pieces, index, from);
    const quote = found && findSaid(pieces, { ...found, index, from });
    if (!found || !quote) continue;
    const words = { text: stripQuoteMarks(quote.text), ref };
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
  const at = lines.findIndex((line) => authorDash.test(line.trim()) && nameOf(line) !== "");
  if (at < 0) return readOneLine(lines, piece.text);
  const said = lines.slice(0, at);
  const isMarked = piece.text.trimStart().startsWith(">");
  const isSaid = isMarked || (said.length > 0 && isQuoted(said.join("\n")));
  return { said, by: nameOf(lines[at] ?? ""), rest: lines.slice(at + 1), isSaid };
}

/** Reads a lone list item after a fully quoted paragraph as its author; null for other list items. */
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

/** A sentence, a dash and a name of two words at least, without quotation marks. */
const sentenceAndName = /^(?<said>.*[.!?…。])\s+[—–]\s+(?<by>[^—–]{3,80})$/su;

/** Reads an author at the end of the quotation's last line, or on the line below without a dash; null if none. */
function readOneLine(lines: readonly string[], text: string): Attribution | null {
  const last = (lines.at(-1) ?? "").trim();
  if (last.length > maxLine) return null;
  const above = lines.slice(0, -1);
  if (above.length > 0 && isQuoted(above.join("\n"))) {
    const by = /^[(（].*[)）]$/.test(last) ? last.slice(1, -1) : last;
    if (isAuthorName(by) && /\s/.test(by)) return { said: above, by, rest: [], isSaid: true };
  }
  const isOpen = opensQuote(text);
  const { said, by } = (isOpen ? inOneLine : sentenceAndName).exec(last)?.groups ?? {};
  if (said === undefined || by === undefined || !isAuthorName(by.trim())) return null;
  const words = [...above, said];
  const isSaid = isOpen ? isQuoted(words.join("\n")) : lines.length === 1 && /\s/.test(by.trim());
  return isSaid ? { said: words, by: by.trim(), rest: [], isSaid } : null;
}

/** The name after the dash; empty if it can't be one. */
function nameOf(line: string): string {
  const name = line.trim().replace(authorDash, "");
  return mayBeAuthor(name) ? name : "";
}

/** Removes `>`, the quotation sign of emails and Markdown. */
const unmark = (line: string) => line.replace(/^\s*>\s?/, "");

/** The quoted words, and the piece where they start; null if the line before is part of a dialogue or a letter. */
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
  // Consecutive lines that start with a dash are a dialogue.
  if (authorDash.test(text.split("\n").at(-1)?.trim() ?? "")) return null;
  const isQuotation = isSaid || isQuoted(text) || (pieces[start]?.text ?? "").startsWith(">");
  // After a colon, the line with the dash is what the colon announces, not an author.
  if (!isQuotation && (/[:：]$/.test(text) || !isAuthorName(by) || isLetter(text))) return null;
  return { text, start };
}

/** Index of the piece where a quote that ends at `last` starts; `said` is the quoted part of the last piece, or null. */
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

/** Whether a text without quotation marks has a greeting or farewell, so that a name below is its signature. */
function isLetter(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  const [first = "", last = ""] = [lines[0], lines.at(-1)];
  const isShort = (line: string) => line.split(/\s+/, 5).length <= 4;
  return (
    greetings.test(first) ||
    farewells.test(last) ||
    (lines.length > 1 && last.endsWith(",") && isShort(last))
  );
}
