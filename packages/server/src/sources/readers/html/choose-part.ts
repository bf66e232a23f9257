import { escapeMarkup, countWords } from "@slideloom/core/text";
import { stripTags } from "../text/strip-tags.ts";
import { chooseTitle } from "./choose-title.ts";
import type { CleanPage } from "./clean-html.ts";
import { type Article, findArticle, findOtherArticle } from "./find-article.ts";
import { findLong, judgePart } from "./judge-part.ts";
import { foldBlock, listBlocks, type PageBlock } from "./page-blocks.ts";
import { restoreBlocks } from "./restore-blocks.ts";
import { findTitleSection, keepText } from "./title-section.ts";

export interface PagePart {
  article: Article;
  blocks: PageBlock[];
  isUnsure: boolean;
}

/** If the found article has fewer words, the whole page is read instead. */
export const fewWords = 20;
/** Elements around the text, which are skipped on a page that has no article. */
const around: ReadonlySet<string> = new Set(["nav", "header", "footer", "aside", "form"]);

/** Reads the whole page, without what is around its text. */
export function takeWhole(page: CleanPage): PagePart {
  const title = chooseTitle({ html: page.html, titles: [page.title] });
  const blocks = listBlocks(page.html, { isPage: true, skip: around });
  return { article: { by: "HTML", html: page.html, title }, blocks, isUnsure: false };
}

/**
 * Returns the page's article. If there is none, or if a file has no elements such as `nav`, returns the whole page. An
 * article that lacks most of the page's long paragraphs is compared with that of the other extractor, and with the text
 * below the page's title.
 */
export function choosePart(page: CleanPage, url: string | undefined): PagePart {
  if (url === undefined && !page.hasParts) return takeWhole(page);
  const first = findArticle(page, url);
  const all = listBlocks(page.html, { isPage: true });
  if (!first || countWords(stripTags(first.html)) < fewWords)
    return takeSection(page, all) ?? takeWhole(page);
  const found = readPart(first, all);
  const judge = (part: PagePart) => judgePart(all, part.blocks, page.title);
  const judged = judge(found);
  if (!judged.isWrong) return found;
  const other = findOtherArticle(page, url, first);
  const second = other && readPart(other, all);
  const judgedSecond = second && judge(second);
  if (second && judgedSecond && !judgedSecond.isWrong) return second;
  const section = takeSection(page, all, first);
  if (section && !judge(section).isWrong) return { ...section, isUnsure: true };
  const isBetter = judgedSecond && judgedSecond.share > judged.share;
  return { ...(second && isBetter ? second : found), isUnsure: true };
}

/** Reads the text below the page's title. `head` has the facts that an extractor found. */
function takeSection(page: CleanPage, all: readonly PageBlock[], head?: Article): PagePart | null {
  const isLong = findLong(all);
  const section = findTitleSection(all, page.title);
  const blocks = keepText(section?.blocks ?? [], isLong);
  if (!blocks.some(isLong)) return null;
  const words = blocks.map((block) => ("passage" in block ? block.passage.text : ""));
  const html = words.map(escapeMarkup).join("\n");
  const title = chooseTitle({ html: page.html, titles: [page.title] });
  return { article: { title, ...head, by: "HTML", html }, blocks, isUnsure: false };
}

function readPart(article: Article, page: readonly PageBlock[]): PagePart {
  const blocks = listBlocks(article.html, { isPage: true });
  return {
    article,
    blocks: restoreBlocks(page, blocks, foldBlock(article.title)),
    isUnsure: false,
  };
}
