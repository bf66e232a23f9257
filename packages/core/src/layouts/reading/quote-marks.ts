import { closingMarks } from "../../text/quotation-marks.ts";
import type { QuoteMarks } from "./slide-reading.ts";

export const opensQuote = (text: string) => (text.trimStart()[0] ?? "") in closingMarks;

/** Whether the whole text is in quotation marks; a full stop or comma may follow. */
export function isQuoted(quoted: string): boolean {
  const text = quoted.trim();
  const close = closingMarks[text[0] ?? ""];
  return (
    close !== undefined && text.length > 2 && close.includes(/(.)[.,]?$/su.exec(text)?.[1] ?? " ")
  );
}

/**
 * Splits off quotation marks around the whole text, with the space that French puts beside them, unless they belong to
 * two separate quotations. Straight marks are left out.
 */
export function splitQuoteMarks(quoted: string): { text: string; marks?: QuoteMarks } {
  const text = quoted.trim();
  const [open = "", close = ""] = [text[0], text.at(-1)];
  if (text.length < 3 || !closingMarks[open]?.includes(close)) return { text };
  const typed = text.slice(1, -1);
  const inner = typed.trim();
  if (inner === "" || inner.includes(open)) return { text };
  if (/["']/.test(open)) return { text: inner };
  const space = /^\s/.test(typed) ? "\u00A0" : "";
  return { text: inner, marks: [open + space, space + close] };
}
