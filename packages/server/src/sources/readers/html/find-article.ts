import { createRequire } from "node:module";
import { Readability } from "@mozilla/readability";
import type { DefuddleClass } from "defuddle/node";
import { parseHTML } from "linkedom/worker";
import type { CleanPage } from "./clean-html.ts";
import { chooseTitle } from "./choose-title.ts";
import { countWords } from "@slideloom/core/text";
import { stripTags } from "../text/strip-tags.ts";

export interface Article {
  /** Name and version of the library that found the article. */
  by: string;
  html: string;
  title: string;
  byline?: string;
  published?: string;
  language?: string;
}

/** Loads the package when needed. `require` works because the package is CommonJS, despite its ES module types. */
const loadDefuddle = () =>
  createRequire(import.meta.url)("defuddle") as new (
    ...settings: ConstructorParameters<typeof DefuddleClass>
  ) => DefuddleClass;

/** If Readability finds fewer words, Defuddle is tried, too. */
const fewWords = 60;
/** Defuddle takes seconds on pages with more elements. */
const maxDefuddleElements = 5000;
/** Defuddle's article is used only if it has at least this fraction of Readability's words. */
const minShare = 0.6;

/**
 * Returns null if the page has no article. Readability finds articles best, but Defuddle keeps more text of pages with
 * code.
 */
export function findArticle(page: CleanPage, url = "about:blank"): Article | null {
  const first = readWithReadability(page);
  const words = countWords(stripTags(first?.html ?? ""));
  if ((words >= fewWords && !page.hasCode) || page.elements > maxDefuddleElements) return first;
  const second = readWithDefuddle(page, url);
  const secondWords = countWords(stripTags(second?.html ?? ""));
  return secondWords > words * (words < fewWords ? 1 : minShare) ? second : first;
}

/** Returns the article of the extractor that didn't find the given one. Null if it finds none, or would take seconds. */
export function findOtherArticle(
  page: CleanPage,
  url: string | undefined,
  { by }: Article,
): Article | null {
  if (by.startsWith("Defuddle")) return readWithReadability(page);
  return page.elements > maxDefuddleElements ? null : readWithDefuddle(page, url ?? "about:blank");
}

function readWithReadability(page: CleanPage): Article | null {
  const found = new Readability(parseHTML(page.html).document).parse();
  if (!found?.content) return null;
  return {
    by: "Readability 0.6.0",
    html: found.content,
    ...findHead(page, {
      title: found.title,
      site: found.siteName,
      byline: found.byline,
      published: found.publishedTime,
      language: found.lang,
    }),
  };
}

/** Uses Defuddle's synchronous method, because the asynchronous one requests data from the sites that pages name. */
function readWithDefuddle(page: CleanPage, url: string): Article | null {
  const { document } = parseHTML(page.html);
  // Defuddle reads these properties, which a browser's document has.
  Object.assign(document, { styleSheets: [], URL: url });
  const Defuddle = loadDefuddle();
  const found = new Defuddle(document, { url, useAsync: false }).parse();
  if (!found.content) return null;
  return {
    by: "Defuddle 0.19.4",
    html: found.content,
    ...findHead(page, {
      title: found.title,
      site: found.site,
      byline: found.author,
      published: found.published,
      language: found.language,
    }),
  };
}

type Maybe = string | null | undefined;

function findHead(
  page: CleanPage,
  found: Record<"title" | "site" | "byline" | "published" | "language", Maybe>,
) {
  const { title, site, byline, published, language } = found;
  const date = new Date(published ?? "");
  return {
    title: chooseTitle({ html: page.html, titles: [page.title, title ?? ""], site }),
    ...(byline ? { byline } : {}),
    ...(Number.isNaN(date.getTime()) ? {} : { published: date.toISOString() }),
    ...(language ? { language } : {}),
  };
}
