import { parseInlineMarkup } from "./inline-markup.ts";
import { joinPlaces, type PlainText, toPlainLetters } from "./plain-letters.ts";

/** Removes `::` and invisible signs, and writes styled letters and the digits of all scripts as plain ones. */
export function toPlainText(typed: string): PlainText {
  if (!typed.includes("::")) return toPlainLetters(typed);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  let at = 0;
  for (const [index, span] of parseInlineMarkup(typed).entries()) {
    // Two spans are always separated by one `::`.
    if (index > 0 || span.highlighted) at += 2;
    for (let unit = 0; unit < span.text.length; unit += 1) {
      starts.push(at + unit);
      ends.push(at + unit + 1);
    }
    text += span.text;
    at += span.text.length;
  }
  return joinPlaces({ text, places: { starts, ends } }, toPlainLetters(text));
}

/** Replaces each match of a pattern by spaces of the same length, so all other characters keep their offsets. */
export function mask(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (found) => " ".repeat(found.length));
}

/** Replaces each range by line feeds of the same length, because line feeds separate words and sentences. */
export function maskRanges(
  text: string,
  ranges: readonly { start: number; end: number }[],
): string {
  let masked = "";
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (end <= masked.length) continue;
    masked += text.slice(masked.length, start);
    masked += "\n".repeat(end - masked.length);
  }
  return masked + text.slice(masked.length);
}
