import { Reading } from "@slideloom/core/sources";
import { SourceError } from "../../source-error.ts";
import type { DecodedSource } from "../decode-source.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { addHtml } from "./add-html.ts";
import { chooseTitle } from "./choose-title.ts";
import { type CleanPage, cleanHtml } from "./clean-html.ts";
import { countWords } from "@slideloom/core/text";
import { stripTags } from "../text/strip-tags.ts";
import { type Article, findArticle } from "./find-article.ts";
import { findDoubts } from "./find-doubts.ts";
import { findNextPage, PageMoved } from "./page-moved.ts";
import { findShortPage } from "./short-page.ts";

/** If the found article has fewer words, the whole page is read instead. */
const fewWords = 20;
/** Elements around the text, which are skipped on a page that has no article. */
const around: ReadonlySet<string> = new Set(["nav", "header", "footer", "aside", "form"]);

/**
 * Reads the article of a web page, or the text of an HTML document.
 * @throws {SourceError} if the page has no text.
 * @throws {PageMoved} if the page only sends on to another one.
 */
export function readHtml({ text, doubts }: DecodedSource, { url }: SourceFile): FoundSource {
  const page = cleanHtml(text);
  const article = chooseArticle(page, url);
  const words = countWords(stripTags(article.html));
  const plain = stripTags(page.html);
  const found = findDoubts({
    page,
    words,
    end: stripTags(article.html).trim().slice(-100),
    text: plain,
    url,
  });
  const next = findNextPage(page.refresh, { url, words });
  if (next !== null) throw new PageMoved(next);
  const [first] = found;
  if (words < fewWords && first) throw new SourceError("source-empty", first.message);
  if (words === 0) {
    throw new SourceError(
      "source-empty",
      "We found no text on this page. Copy the page's text and paste it here.",
    );
  }
  const short = found.length === 0 ? findShortPage(page.links, { url, words }) : null;
  if (short) found.push(short.doubt);
  const { html, byline, line } = takeByline(article);
  const reading = new Reading();
  if (line !== undefined) reading.leave("line with the author", line, "lines with the author");
  for (const { code, message } of [...doubts, ...found]) reading.doubt(code, message);
  for (const hidden of page.hidden) reading.leave("hidden part", hidden);
  for (const notice of page.notices) reading.leave("cookie notice", notice);
  addHtml(reading, html, { isPage: true, ...(article.by === ownReader && { skip: around }) });
  const language = article.language ?? page.language;
  const { by, title, published } = article;
  const kind = url === undefined ? "html" : "web";
  const source = reading.finish({ kind, by, title, byline, published, language, url });
  const link = short?.link ?? null;
  if (link === null) return source;
  const here = { id: "page", title: source.source.title || "This page" };
  return { ...source, choices: [here, { id: link, title: link }] };
}

const ownReader = "HTML";

/** Returns the page's article. If there is none, or if a file has no elements such as `nav`, returns the whole page. */
function chooseArticle(page: CleanPage, url: string | undefined): Article {
  const title = chooseTitle({ html: page.html, titles: [page.title] });
  const whole = { by: ownReader, html: page.html, title };
  if (url === undefined && !page.hasParts) return whole;
  const article = findArticle(page, url);
  return article && countWords(stripTags(article.html)) >= fewWords ? article : whole;
}

/** A first paragraph such as "By Oda Renn, 12 May 2025". */
const bylineParagraph =
  /^((?:\s|<(?!p\b)[^>]*>)*)<p>\s*(?:By|Von|Par|Por|Di)\s+((?:\p{Lu}[\p{L}.'’-]*\s?){2,4})(?:[,·|]?\s*[^<]{0,20}\d[^<]{0,20})?<\/p>/u;

interface Byline {
  html: string;
  byline?: string | undefined;
  /** The paragraph with the author's name, which was removed from `html`. */
  line?: string | undefined;
}

/** Removes a first paragraph with the author's name from the article. */
function takeByline({ html, byline }: Article): Byline {
  const [paragraph, before = "", name = ""] = bylineParagraph.exec(html) ?? [];
  if (paragraph === undefined) return { html, byline };
  const line = stripTags(paragraph).trim();
  return { html: before + html.slice(paragraph.length), byline: byline ?? name.trim(), line };
}
