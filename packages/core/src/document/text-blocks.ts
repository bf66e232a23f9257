/** A block of a text item. Texts keep their line breaks as `\n`. */
export type TextBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "bullet"; text: string }
  | { kind: "numbered"; number: number; text: string };

const bulletPattern = /^\s*[-*•‣◦⁃∙▪▫●○■□]\s+/u;
// At most three digits, so that a line that starts with a year is no list item.
const numberPattern = /^\s*(\d{1,3})[.)]\s+/;

/** What is typed before the words of a list item, also of one that has none yet: `- `, `12) `; empty for any other line. */
export function readListMark(line: string): string {
  return bulletPattern.exec(line)?.[0] ?? numberPattern.exec(line)?.[0] ?? "";
}

/** A line of a text item as it is typed. */
export interface TextLine {
  /** The block that it belongs to, as an index in `parseTextBlocks`; null for a blank line. */
  block: number | null;
  /** What is typed before the words and not drawn as such: `- `, `1. ` or spaces. */
  prefix: string;
}

/**
 * Splits a text item into paragraphs and list items. A list item is a line that starts with `-`, `*` or a bullet, or
 * with `1.` or `1)`, and a space; indented lines after it belong to it. Blank lines separate paragraphs.
 */
export function parseTextBlocks(value: string): TextBlock[] {
  return readBlocks(value).blocks;
}

/** The lines of a text item as they are typed, each with the block that it is a part of. */
export function parseTextLines(value: string): TextLine[] {
  return readBlocks(value).lines;
}

function readBlocks(value: string): { blocks: TextBlock[]; lines: TextLine[] } {
  const blocks: TextBlock[] = [];
  const lines: TextLine[] = [];
  let open: TextBlock | null = null;
  for (const line of value.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      open = null;
      lines.push({ block: null, prefix: "" });
      continue;
    }
    const item = parseListItem(line);
    const continues = open && !item && (open.kind === "paragraph" || /^\s/.test(line));
    if (open && continues) {
      open.text += `\n${open.kind === "paragraph" ? line.trimEnd() : line.trim()}`;
    } else {
      open = item ?? { kind: "paragraph", text: line.trimEnd() };
      blocks.push(open);
    }
    const words = item?.text ?? line.trim();
    const prefix = line.trimEnd().slice(0, line.trimEnd().length - words.length);
    lines.push({ block: blocks.length - 1, prefix });
  }
  return { blocks, lines };
}

function parseListItem(line: string): TextBlock | null {
  const text = line.slice(readListMark(line).length).trimEnd();
  if (text === "" || text === line.trimEnd()) return null;
  const number = numberPattern.exec(line)?.[1];
  return number ? { kind: "numbered", number: Number(number), text } : { kind: "bullet", text };
}
