import { Reading } from "@slideloom/core/sources";
import { SourceError } from "../../source-error.ts";
import type { DecodedSource } from "../decode-source.ts";
import type { FoundSource, SourceFile } from "../read-file.ts";
import { addHtml } from "./add-html.ts";
import { type CleanPage, cleanHtml } from "./clean-html.ts";
import { countWords, stripTags } from "../text/count-words.ts";
import { type Article, findArticle } from "./find-article.ts";
import { findDoubts } from "./find-doubts.ts";

/** A page with fewer words has no article, but may have text. */
const fewWords = 20;
/** Parts around the text of a page that has no article. */
const around: ReadonlySet<string> = new Set(["nav", "header", "footer", "aside", "form"]);

/** Reads the article of a web page, or the text of an HTML document. @throws {SourceError} if there is none. */
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
  const [first] = found;
  if (words < fewWords && first) throw new SourceError("source-empty", first.message);
  if (words === 0) {
    throw new SourceError("source-empty", "There's no text here. Copy the text and paste it here.");
  }
  const reading = new Reading();
  for (const { code, message } of [...doubts, ...found]) reading.doubt(code, message);
  for (const hidden of page.hidden) reading.leave("hidden part", hidden);
  addHtml(reading, article.html, article.by === ownReader ? { skip: around } : {});
  const language = article.language ?? page.language;
  const { html: _, ...head } = article;
  return reading.finish({ kind: url === undefined ? "html" : "web", ...head, language, url });
}

const ownReader = "HTML";

/** A document without menus is read whole; so is a page without an article. */
function chooseArticle(page: CleanPage, url: string | undefined): Article {
  const whole = { by: ownReader, html: page.html, title: page.title };
  if (url === undefined && !page.hasParts) return whole;
  const article = findArticle(page, url);
  return article && countWords(stripTags(article.html)) >= fewWords ? article : whole;
}
