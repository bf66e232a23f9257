import { Reading } from "@slideloom/core/sources";
import { stripTags } from "../text/strip-tags.ts";
import { addHtml } from "./add-html.ts";

const heading = /<h([1-3])\b[^>]*>([\s\S]{1,1000}?)<\/h\1>/gi;
const separator = /\s?[|｜]\s?|\s[–—·-]\s/g;

interface TitledText {
  html: string;
  /** Titles that a page or file names outside of its text. The last one that isn't empty is the fallback. */
  titles: readonly string[];
  /** Name of the site or company, which isn't part of the title. */
  site?: string | null | undefined;
}

/**
 * Chooses a text's title: a heading that a given title repeats, the only heading of the first level, or the given title
 * without the name of a site.
 */
export function chooseTitle({ html, titles, site }: TitledText): string {
  const headings = Array.from(html.matchAll(heading), ([, level = "", text = ""]) => ({
    level: Number(level),
    text,
    folded: fold(text),
  }));
  const known = new Set(headings.map(({ folded }) => folded));
  const given = titles.map((title) => title.trim()).filter((title) => title !== "");
  const name = fold(site ?? "");
  for (const title of given) {
    const part = [...listParts(title), title].find((one) => known.has(fold(one)));
    if (part !== undefined) return part;
  }
  const firsts = headings.filter(({ level, folded }) => level === 1 && folded !== "");
  const [first] = firsts;
  if (first && first.folded !== name && firsts.every(({ folded }) => folded === first.folded)) {
    return readText(first.text);
  }
  return withoutSite(given.at(-1) ?? "", name);
}

/** Removes the name of the site, or else what follows a bar. Other separators are often part of a title. */
function withoutSite(title: string, site: string): string {
  const named = listParts(title).find((part) => site !== "" && fold(title) === fold(part) + site);
  if (named !== undefined) return named;
  const [first = "", ...others] = title.split(/\s?[|｜]\s?/);
  return others.find((part) => part !== "" && fold(first) === site) ?? (first || title);
}

/** Lists the starts of a title up to each separator: `A | B - C` has `A` and `A | B`. */
const listParts = (title: string) =>
  Array.from(title.matchAll(separator), ({ index }) => title.slice(0, index));

function readText(html: string): string {
  const reading = new Reading();
  addHtml(reading, `<h1>${html}</h1>`);
  return reading.finish({ kind: "html", by: "HTML" }).passages[0]?.text ?? "";
}

/** Letters and digits only, without tags and entities. */
const fold = (html: string) =>
  stripTags(html)
    .replaceAll(/&#?\w+;/g, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
