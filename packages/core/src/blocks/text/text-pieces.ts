/** A piece of a text item. Texts keep their line breaks as `\n`. */
export type TextPiece =
  | { kind: "paragraph"; text: string }
  | { kind: "bullet"; text: string }
  | { kind: "numbered"; number: number; text: string };

/** Bullets as typed, and as copied from Word and PDF: U+F0B7 and similar are from Symbol and Wingdings. */
const bullets = String.raw`[-*•‣◦⁃∙·–▪▫●○■□◆◇❖➤➢➔►▶▸\u{F06E}\u{F071}\u{F076}\u{F0A7}\u{F0A8}\u{F0B7}\u{F0D8}\u{F0E0}]`;
const bulletPattern = new RegExp(String.raw`^\s*${bullets}\s+`, "u");
// At most three digits, so a line that starts with a year is not a list item.
const numberPattern = /^\s*(\d{1,3})[.)]\s+/;

/** The typed prefix of a list item, even without text: `- `, `12) `; empty for any other line. */
export function readListMark(line: string): string {
  return bulletPattern.exec(line)?.[0] ?? numberPattern.exec(line)?.[0] ?? "";
}

/** Matches a list item without text: only its mark or number. */
export const listMark = new RegExp(String.raw`^\s*(?:${bullets}|\d{1,3}[.)])\s*$`, "u");

/** An emoji or keycap digit at the start of a list item, which replaces its mark. */
export const startsWithEmoji = /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u;

/** A line of a text item as typed. */
export interface TextLine {
  /** Index of its piece in `parseTextPieces`; null for a blank line. */
  piece: number | null;
  /** The typed prefix, not drawn as text: `- `, `1. ` or spaces. */
  prefix: string;
}

/**
 * Splits a text item into paragraphs and list items. A list item is a line that starts with `-`, `*` or a bullet, or
 * with `1.` or `1)`, and a space; indented lines after it belong to it. Blank lines separate paragraphs.
 */
export function parseTextPieces(value: string): TextPiece[] {
  return readPieces(value).pieces;
}

/** Lists a text item's lines as typed, with their pieces. */
export function parseTextLines(value: string): TextLine[] {
  return readPieces(value).lines;
}

function readPieces(value: string): { pieces: TextPiece[]; lines: TextLine[] } {
  const pieces: TextPiece[] = [];
  const lines: TextLine[] = [];
  let open: TextPiece | null = null;
  // A single line that starts with a dash is a quote's attribution.
  const isDashed = (value.match(/^[^\S\n]*–\s/gm)?.length ?? 0) > 1;
  for (const line of value.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      open = null;
      lines.push({ piece: null, prefix: "" });
      continue;
    }
    const item = isDashed || !/^\s*–/.test(line) ? parseListItem(line) : null;
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

function parseListItem(line: string): TextPiece | null {
  const text = line.slice(readListMark(line).length).trimEnd();
  if (text === "" || text === line.trimEnd()) return null;
  const number = numberPattern.exec(line)?.[1];
  return number ? { kind: "numbered", number: Number(number), text } : { kind: "bullet", text };
}
