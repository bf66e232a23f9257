/** A page that only sends its readers on to another one, as pages of link shorteners do. */
export class PageMoved extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`The page sends on to ${url}`);
    this.url = url;
  }
}

/** A `<meta http-equiv="refresh">` that names another address. */
export interface PageRefresh {
  seconds: number;
  address: string;
  /** Whether it counts only without scripts. */
  isFallback: boolean;
}

const refresh =
  /^\s{0,20}(\d{0,6}(?:\.\d{0,6})?)\s{0,20}[;,]\s{0,20}(?:url\s{0,20}=\s{0,20})?["']?([^"'\s>]{1,4096})/i;
/** A page with more words is read, unless it is left at once. */
const fewWords = 80;
/** A page that is left this soon isn't read by anyone. */
const atOnce = 5;
const soon = 30;

/** Parses the content of a refresh. Null if it names no address. */
export function parseRefresh(content: string, isFallback: boolean): PageRefresh | null {
  const [, seconds = "", address] = refresh.exec(content) ?? [];
  return address === undefined ? null : { seconds: Number(seconds) || 0, address, isFallback };
}

/** Returns the address that a page of so many words sends on to; null if it is a page of its own. */
export function findNextPage(
  found: PageRefresh | null,
  { url, words }: { url: string | undefined; words: number },
): string | null {
  if (!found || url === undefined || !URL.canParse(found.address, url)) return null;
  const next = new URL(found.address, url);
  const here = new URL(url);
  next.hash = "";
  here.hash = "";
  if (!/^https?:$/.test(next.protocol) || next.href === here.href) return null;
  const isFew = words < fewWords;
  const isLeft = found.isFallback
    ? isFew
    : found.seconds <= atOnce || (isFew && found.seconds <= soon);
  return isLeft ? next.href : null;
}
