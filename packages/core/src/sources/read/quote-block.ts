import { isAuthorName } from "../../layouts/reading/author-name.ts";
import { closingMarks } from "../../text/quotation-marks.ts";

/** A quotation in a block of its own, and who said it. */
export interface QuoteBlock {
  text: string;
  speaker?: string;
}

const attribution = /^(?:[—–―]|--?)\s*([^\n.!?]{2,60})$/u;
/** The author's line of a quotation in the same line: `“…” — Ada`. */
const lineAttribution = /^([^\n]*[“”»"」』])\s+[—–―-]{1,2}\s*([^\n.!?“”„«»"]{2,60})$/u;
const minUnits = 20;

/** Returns who said a quotation if a line below it is nothing else, e.g. `— Ada Moor`; null for other lines. */
export const readAttribution = (line: string): string | null =>
  attribution.exec(line.trim())?.[1]?.trim() ?? null;

/** Returns the words between quotation marks if a text is one quotation; null for two, and for sentences around one. */
export function readWholeQuote(typed: string): string | null {
  const text = typed.trim().replace(/(?<=[“”»«"」』])\.$/u, "");
  const opening = text.charAt(0);
  const ends = closingMarks[opening];
  const said = text.slice(1, -1);
  if (ends === undefined || !ends.includes(text.at(-1) ?? " ") || said.length < minUnits)
    return null;
  // A second quotation between the marks has its own.
  return [...said].some((sign) => sign === opening || ends.includes(sign)) ? null : said;
}

/** Reads a paragraph that is one quotation, with or without its author's name; null for other paragraphs. */
export function readQuoteBlock(lines: readonly string[]): QuoteBlock | null {
  const below = lines.length > 1 ? readAttribution(lines.at(-1) ?? "") : null;
  if (below !== null) {
    const text = readWholeQuote(lines.slice(0, -1).join("\n"));
    return text === null ? null : { text, speaker: below };
  }
  const whole = lines.join("\n");
  const [, quoted = "", name = ""] = lineAttribution.exec(whole) ?? [];
  const named = isAuthorName(name.trim()) ? readWholeQuote(quoted) : null;
  if (named !== null) return { text: named, speaker: name.trim() };
  const text = readWholeQuote(whole);
  return text === null ? null : { text };
}
