import { findBodySize, headingSize } from "./body-size.ts";
import type { PdfLine } from "./page-lines.ts";

/** Height of the areas at a page's top and bottom that may have running heads, as a fraction of the page. */
const margin = 0.1;
/** A running head is repeated on at least this fraction of the pages. */
const minShare = 0.4;
/** Lines within this distance, in points, are at the same height. */
const heightStep = 4;
const pageNumber =
  /^\W{0,40}(page|seite|página|pagina|p\.|s\.)?\s{0,40}(\d{1,4}|[ivxl]{1,6})(\s{0,40}(\/|of|von|de|di|sur)\s{0,40}\d{1,4})?\W{0,40}$/i;
const dotLeader = /(?<!\.\s?)(\.\s?){5,}\s*(\d{1,4}|[ivxl]+)?$/i;

/** The lines of a document's text, and the lines that were removed. */
export interface BodyLines {
  lines: PdfLine[];
  furniture: PdfLine[];
  contents: PdfLine[];
}

/** Removes running heads, page numbers and lines of a table of contents. */
export function removeFurniture(all: readonly PdfLine[], pages: number): BodyLines {
  const places = new Map<string, Set<number>>();
  const bodySize = findBodySize(all);
  const keyOf = (line: PdfLine) => describePlace(line, line.size > bodySize * headingSize);
  const outer = all.filter(isOuter);
  for (const line of outer) {
    const key = keyOf(line);
    places.set(key, (places.get(key) ?? new Set()).add(line.page));
  }
  const recurs = (line: PdfLine) => {
    const count = places.get(keyOf(line))?.size ?? 0;
    return count > 1 && count >= pages * minShare;
  };
  const found: BodyLines = { lines: [], furniture: [], contents: [] };
  for (const line of all) {
    const isFurniture = isOuter(line) && (recurs(line) || pageNumber.test(line.text));
    if (isFurniture) found.furniture.push(line);
    else if (dotLeader.test(line.text)) found.contents.push(line);
    else found.lines.push(line);
  }
  return found;
}

const isOuter = ({ top, pageHeight }: PdfLine) =>
  top < pageHeight * margin || top > pageHeight * (1 - margin);

/**
 * Returns the same key for repeated lines, even if page numbers in them differ. Digits in large text are kept, because
 * numbered headings aren't repetitions.
 */
const describePlace = ({ text, top }: PdfLine, isLarge: boolean) =>
  `${Math.round(top / heightStep)} ${isLarge ? text : text.replaceAll(/\d+/g, "0").toLowerCase()}`;
