import type { SourceDoubt } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";

/** A page with fewer words may only stand before another one. */
const fewWords = 40;

/** A doubt about a very short page, and the address of the page that it leads to, if it has a single link. */
export interface ShortPage {
  doubt: SourceDoubt;
  link: string | null;
}

/** Doubts a web page with very few words. `links` are the addresses in its text. Null for other pages. */
export function findShortPage(
  links: readonly string[],
  { url, words }: { url: string | undefined; words: number },
): ShortPage | null {
  if (url === undefined || words >= fewWords) return null;
  const link = findOnlyLink(links, url);
  const found = `We found only ${countNoun(words, "word")}.`;
  const message =
    link === null
      ? `${found} Check that this is the page you want.`
      : `${found} The page leads to ${link}. To read that page, choose it.`;
  return { doubt: { code: "short", message }, link };
}

/** Returns the only link to another site, or else the only link. */
function findOnlyLink(links: readonly string[], url: string): string | null {
  const here = new URL(url);
  const absolute = links.flatMap((link) => (URL.canParse(link, url) ? [new URL(link, url)] : []));
  const others = absolute.filter(
    ({ protocol, href }) =>
      /^https?:$/.test(protocol) && href.split("#", 1)[0] !== here.href.split("#", 1)[0],
  );
  const unique = (found: readonly URL[]) => [...new Set(found.map(({ href }) => href))];
  const outside = unique(others.filter(({ host }) => host !== here.host));
  const [only = null] = outside.length > 0 ? outside : unique(others);
  return (outside.length > 0 ? outside : unique(others)).length === 1 ? only : null;
}
