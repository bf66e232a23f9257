import { Lexer } from "marked";
import { readListMark } from "../blocks/text/text-pieces.ts";
import { readInline } from "./markdown-inline.ts";

const marks =
  /\*\*(?=\S)|(?<![\p{L}\p{N}_])__(?=\S)|~~(?=\S)|(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{1,200}(?<=\S)\*(?![\p{L}\p{N}*])|`[^`\n]{1,200}`|<\/?(?:b|i|em|strong|br)\b[^<>\n]{0,40}>|\]\(https?:|^#{1,6}[^\S\n]|&(?:#\d|#x|[a-z]{2,8};)/imu;
/** A `<` that doesn't start a formatting tag, as in `Map<string>`. */
const loneBracket = /<(?!\/?(?:b|i|u|s|em|strong|code|br|p|span|sup|sub)\b)/gi;

/** Placeholder for a lone `<` during parsing. */
const heldBracket = "\u0001";

/** Whether a text contains Markdown syntax or HTML entities. Slides would show them as typed. */
export const hasMarkdown = (text: string) => marks.test(text);

/** Removes Markdown syntax from a text, keeping lines and list markers. In a heading, bold words become highlighted. */
export function cleanMarkdown(text: string, isHeading = false): string {
  if (!hasMarkdown(text)) return text;
  return text
    .split("\n")
    .map((line) => cleanLine(line, isHeading))
    .join("\n");
}

function cleanLine(line: string, isHeading: boolean): string {
  const mark = isHeading ? "" : readListMark(line);
  const words = line.slice(mark.length).replace(/^#{1,6}\s+/, "");
  if (!hasMarkdown(words)) return mark + words;
  // The library `marked` would remove a lone `<` as part of an unknown tag.
  const inline = Lexer.lexInline(words.replaceAll(loneBracket, heldBracket));
  return mark + readInline(inline, isHeading).text.replaceAll(heldBracket, "<");
}
