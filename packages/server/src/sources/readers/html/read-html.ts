import { Reading } from "@slideloom/core/sources";
import { countWords } from "@slideloom/core/text";
import { SourceError } from "../../source-error.ts";
import type { DecodedSource } from "../decode-source.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { stripTags } from "../text/strip-tags.ts";
import { choosePart, fewWords, type PagePart, takeWhole } from "./choose-part.ts";
import { type CleanPage, cleanHtml } from "./clean-html.ts";
import { findDoubts } from "./find-doubts.ts";
import { resolveImage } from "./find-image.ts";
import { leaveLinkRuns } from "./link-runs.ts";
import { addBlocks } from "./page-blocks.ts";
import { findNextPage, PageMoved } from "./page-moved.ts";
import { findShortPage } from "./short-page.ts";
import { takeByline } from "./take-byline.ts";

/** Ids of the parts of a page that can be chosen. */
const parts = { page: "page", whole: "whole", hidden: "hidden" } as const;

/**
 * Reads the article of a web page, or the text of an HTML document.
 * @throws {SourceError} if the page has no text.
 * @throws {PageMoved} if the page only sends on to another one.
 */
export function readHtml({ text, doubts }: DecodedSource, file: SourceFile): FoundSource {
  const { url, choice } = file;
  const page = cleanHtml(text, { keepsHidden: choice === parts.hidden });
  const part = choice === parts.whole ? takeWhole(page) : choosePart(page, url);
  const words = countWords(stripTags(part.article.html));
  const found = findDoubts({
    page,
    words,
    end: stripTags(part.article.html).trim().slice(-100),
    text: stripTags(page.html),
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
  const unread = listUnread(page, part, words);
  const reading = new Reading();
  for (const { code, message } of [...doubts, ...found, ...unread.map(({ doubt }) => doubt)])
    reading.doubt(code, message);
  return addChoices(finish(reading, { page, part, url }), {
    choices: [...(short?.link ? [{ id: short.link, title: short.link }] : []), ...unread],
    choice,
  });
}

function finish(
  reading: Reading,
  { page, part, url }: { page: CleanPage; part: PagePart; url: string | undefined },
): FoundSource {
  const { byline, blocks, line } = takeByline(part);
  if (line !== undefined) reading.leave("line with the author", line, "lines with the author");
  for (const hidden of page.hidden) reading.leave("hidden part", hidden);
  for (const notice of page.notices) reading.leave("cookie notice", notice);
  const shown = url === undefined ? blocks : leaveLinkRuns(blocks);
  const hasImages = shown.some((block) => "image" in block && resolveImage(block.image, url));
  const preview = page.preview && !hasImages ? resolveImage(page.preview, url) : null;
  if (preview) reading.addImage(preview);
  addBlocks(reading, shown, url);
  const { by, title, published, language = page.language } = part.article;
  const kind = url === undefined ? "html" : "web";
  return reading.finish({ kind, by, title, byline, published, language, url });
}

/** A part of a page that wasn't read, and can be read instead. */
interface UnreadPart {
  id: string;
  title: string;
  doubt: { code: string; message: string };
}

function listUnread(
  { hiddenWords }: CleanPage,
  { isUnsure }: PagePart,
  words: number,
): UnreadPart[] {
  const found: UnreadPart[] = [];
  if (isUnsure) {
    const message =
      "We may have read the wrong part of this page. Compare it with the page, or choose the whole page.";
    found.push({ id: parts.whole, title: "The whole page", doubt: { code: "part", message } });
  }
  if (hiddenWords > words) {
    const message =
      "Most of this page's text is hidden, so we left it out. To read it, choose the page with its hidden parts.";
    found.push({
      id: parts.hidden,
      title: "With hidden parts",
      doubt: { code: "hidden", message },
    });
  }
  return found;
}

interface Choices {
  choices: readonly { id: string; title: string }[];
  choice: string | undefined;
}

/** Adds the parts that can be read instead. After a choice, the page as it was read first can be chosen, too. */
function addChoices(found: FoundSource, { choices, choice }: Choices): FoundSource {
  const chosen = choice === parts.whole || choice === parts.hidden ? choice : null;
  if (choices.length === 0 && chosen === null) return found;
  const here = { id: parts.page, title: found.source.title || "This page" };
  const own = chosen === null ? [] : [{ id: chosen, title: titles[chosen] }];
  const others = choices.flatMap(({ id, title }) => (id === chosen ? [] : [{ id, title }]));
  return { ...found, choices: [here, ...own, ...others] };
}

const titles = { whole: "The whole page", hidden: "With hidden parts" };
