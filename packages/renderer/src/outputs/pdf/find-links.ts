import { listItemTexts, type Post } from "@slideloom/core/document";
import type { TextLine } from "../../slide-job.ts";
import { buildTextsPattern } from "./texts-pattern.ts";

/** The box of a web address, or of its part in one line, in CSS px. */
export interface Link {
  url: string;
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

const address = /(?:https?:\/\/|www\.)[^\s<>"\\]*[^\s<>".,;:!?)\]}'\\]/giu;

export function listAddresses({ title, content }: Post): string[] {
  const words = content.flatMap(({ header, description, summary = "" }) => [
    header,
    ...description.flatMap(listItemTexts),
    summary,
  ]);
  return [...new Set([title, ...words].flatMap((text) => text.match(address) ?? []))];
}

/**
 * Finds the addresses in a left-to-right text, including those broken across lines. Positions within a line are
 * estimated from the number of letters.
 */
export function findLinks(lines: readonly TextLine[], addresses: readonly string[]): Link[] {
  if (addresses.length === 0) return [];
  const found = lines
    .map(({ text }) => text)
    .join("")
    .matchAll(buildTextsPattern(addresses));
  return [...found].flatMap(({ 0: words, index: from }) => {
    const url = /^https?:/i.test(words) ? words : `https://${words}`;
    if (!URL.canParse(url)) return [];
    let start = 0;
    return lines.flatMap(({ text, ...line }): Link[] => {
      const first = Math.max(from, start) - start;
      const last = Math.min(from + words.length - start, text.length);
      start += text.length;
      if (first >= last) return [];
      const letterPx = line.widthPx / text.length;
      const xPx = line.xPx + first * letterPx;
      return [{ ...line, url: new URL(url).href, xPx, widthPx: (last - first) * letterPx }];
    });
  });
}
