import { parseInlineMarkup, stripMarkup } from "../../document/index.ts";
import { cleanMarkdown } from "../../import/index.ts";
import { trimToCharacters } from "./words.ts";

/**
 * Cleans a title or header: removes Markdown and line breaks, and keeps at most one highlighted part. The whole text is
 * never highlighted.
 */
export function cleanHeader(text: string, maxCharacters: number): string {
  const line = cleanMarkdown(unescapeText(text).replace(/\s+/g, " ").trim(), true)
    .replace(/^#+\s+/, "")
    .replace(/^slide\s*\d+\s*[:.–—-]\s*/i, "")
    .replace(/^"([^"]+)"$/, "$1");
  const marked = line.replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "::$2::");
  const spans = parseInlineMarkup(marked);
  const plain = spans.map((span) => dropLooseColons(span.text)).join("");
  const trimmed = trimToCharacters(plain, maxCharacters).trim();
  const highlight = spans.find((span) => span.highlighted)?.text.trim() ?? "";
  return highlightIn(trimmed, highlight);
}

/** Removes Markdown and `::`, but keeps list markers. Only headers may have `::`. */
export function cleanText(text: string): string {
  return stripMarkup(cleanMarkdown(unescapeText(text).replace(/\r\n?/g, "\n")))
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .split("\n")
    .map((line) => dropLooseColons(line).trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Unescapes a text that was escaped twice. Converts a literal `\n` only where a line is likely to start, e.g. before a
 * capital letter.
 */
function unescapeText(text: string): string {
  if (text.includes("\n")) return text;
  return text
    .replace(/(?:\\r)?\\n(?=\s*(?:[-*•\p{Lu}\p{Lo}\p{N}]|\\n|$))/gu, "\n")
    .replaceAll('\\"', '"');
}

function highlightIn(text: string, highlight: string): string {
  const index = highlight === "" || highlight === text ? -1 : text.indexOf(highlight);
  if (index === -1) return text;
  const after = index + highlight.length;
  const marked = `${text.slice(0, index)}::${highlight}::${text.slice(after)}`;
  // Inside a word, `::` would be shown as text, so the plain text is returned.
  return stripMarkup(marked) === text ? marked : text;
}

/** Removes an unpaired `::`, but keeps `::` inside a word, as in `std::vector`. */
function dropLooseColons(text: string): string {
  return text.replace(/(^|\s)::(?=\S)|(?<=\S)::(?=\s|\p{P}|$)/gu, "$1");
}
