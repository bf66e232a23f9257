import { isAuthorName } from "../layouts/reading/author-name.ts";
import { foldText } from "../text/fold.ts";
import { hasHanOrKana } from "../text/scripts.ts";

/** A quotation with its quotation marks; `start` and `end` are UTF-16 offsets. */
export interface QuoteMention {
  start: number;
  end: number;
  raw: string;
  /** The words between the quotation marks. */
  said: string;
}

const pairs =
  /“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|»([^«»]+)«|‹([^‹›]+)›|「([^「」]+)」|『([^『』]+)』|"([^"\n]+)"|(?<!\p{L})‘([^‘]+?)’(?!\p{L})/gu;

const minWords = 4;
const minCharacters = 6;

/** Lists the quotations that are long enough to be somebody's words. */
export function readQuotes(text: string): QuoteMention[] {
  const quotes: QuoteMention[] = [];
  for (const { 0: raw, index: start, ...groups } of text.matchAll(pairs)) {
    const said = Object.values(groups).find((part) => typeof part === "string" && part !== text);
    if (typeof said === "string" && isLong(said)) {
      quotes.push({ start, end: start + raw.length, raw, said });
    }
  }
  return quotes;
}

function isLong(said: string): boolean {
  const folded = foldText(said);
  if (hasHanOrKana(folded)) return folded.replaceAll(" ", "").length >= minCharacters;
  return folded.split(" ").length >= minWords;
}

/** Lists the parts of a quotation between ellipses and insertions in brackets, each folded by `foldText`. */
export function listQuoteParts(said: string): string[] {
  return said
    .split(/\[[^[\]]*\]|\(…\)|\(\.\.\.\)|…|\.{3,}/u)
    .map(foldText)
    .filter((part) => part !== "");
}

/**
 * Returns a quote slide's text before the author's line as one quotation. Returns an empty list if that text is short.
 */
export function readLayoutQuote(text: string): QuoteMention[] {
  const lines = text.split("\n");
  const isAuthor = (line: string, index: number) =>
    /^\s*[—–―‒-]/u.test(line) ||
    (index > 0 && index === lines.length - 1 && isAuthorName(line.trim()));
  const author = lines.findIndex(isAuthor);
  const said = (author < 0 ? lines : lines.slice(0, author)).join("\n").trim();
  const start = text.indexOf(said);
  return isLong(said) ? [{ start, end: start + said.length, raw: said, said }] : [];
}
