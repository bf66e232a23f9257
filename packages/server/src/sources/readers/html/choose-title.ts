import { stripTags } from "../text/count-words.ts";
import type { CleanPage } from "./clean-html.ts";

const heading = /<h([1-3])\b[^>]*>([\s\S]{1,1000}?)<\/h\1>/gi;
const separator = /\s[|–—·-]\s/g;

/**
 * Removes the site's name after a separator, e.g. ` | `, from a page's title. The rest must be a heading of the page,
 * or the removed part must equal `site`.
 */
export function chooseTitle(
  page: CleanPage,
  found: string,
  site: string | null | undefined,
): string {
  const headings = new Set(
    Array.from(page.html.matchAll(heading), ([, , text = ""]) => fold(text)),
  );
  for (const title of [page.title.trim(), found.trim()]) {
    for (const part of listParts(title)) if (headings.has(fold(part))) return part;
  }
  const name = fold(site ?? "");
  const [before] = listParts(found).filter(
    (part) => name !== "" && fold(found) === fold(part) + name,
  );
  return before ?? found;
}

/** Lists the starts of a title up to each separator: `A | B - C` has `A` and `A | B`. */
const listParts = (title: string) =>
  Array.from(title.matchAll(separator), ({ index }) => title.slice(0, index));

/** Letters and digits only, without tags and entities. */
const fold = (html: string) =>
  stripTags(html)
    .replaceAll(/&#?\w+;/g, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
