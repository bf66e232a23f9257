import { parseInlineMarkup } from "./inline-markup.ts";
import { toLatinDigits } from "./latin-digits.ts";

/**
 * A text without markup. `offsets` maps each UTF-16 offset to the text with markup; null if the two texts are equal.
 */
export interface PlainText {
  text: string;
  offsets: number[] | null;
}

/** Removes `::`, and writes the digits of all scripts as `0` to `9`. */
export function toPlainText(typed: string): PlainText {
  if (!typed.includes("::")) return { text: latinDigits(typed), offsets: null };
  const offsets: number[] = [];
  let text = "";
  let at = 0;
  for (const [index, span] of parseInlineMarkup(typed).entries()) {
    // Two spans are always separated by one `::`.
    if (index > 0 || span.highlighted) at += 2;
    for (let unit = 0; unit < span.text.length; unit += 1) offsets.push(at + unit);
    text += span.text;
    at += span.text.length;
  }
  return { text: latinDigits(text), offsets };
}

/** Maps a range of a plain text to the typed text. */
export function toTyped({ offsets }: PlainText, [start, end]: [number, number]): [number, number] {
  if (!offsets) return [start, end];
  return [offsets[start] ?? start, (offsets[end - 1] ?? end - 1) + 1];
}

/** Writes the digits of all scripts as `0` to `9`. Returns the text unchanged if that would change offsets. */
export function latinDigits(text: string): string {
  const plain = toLatinDigits(text).replaceAll("％", "%");
  return plain.length === text.length ? plain : text;
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
