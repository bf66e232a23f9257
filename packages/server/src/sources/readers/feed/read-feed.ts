import { Reading } from "@slideloom/core/sources";
import { countNoun, countWords } from "@slideloom/core/text";
import { SourceError } from "../../source-error.ts";
import type { DecodedSource } from "../decode-source.ts";
import { addHtml } from "../html/add-html.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { stripTags } from "../text/strip-tags.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { listItems } from "./list-items.ts";

const maxChoices = 100;
/** Descriptions with fewer words are summaries. */
const summaryWords = 150;

/** Reads the chosen item of a feed, or its first one. @throws {SourceError} */
export function readFeed(
  { text, doubts }: DecodedSource,
  { choice = "1", url }: SourceFile,
): FoundSource {
  const feed = listItems(text);
  const item = feed.items[Number(choice) - 1] ?? feed.items[0];
  if (!item) throw new SourceError("source-empty", "This feed has no items.");
  const reading = new Reading();
  const page = cleanHtml(item.content);
  for (const hidden of page.hidden) reading.leave("hidden part", hidden);
  for (const { code, message } of doubts) reading.doubt(code, message);
  const words = countWords(stripTags(page.html));
  if (words === 0) {
    throw new SourceError(
      "source-empty",
      "The feed doesn't include this item's text. Use the article's address instead.",
    );
  }
  if (!item.isWhole && words < summaryWords) {
    reading.doubt(
      "summary",
      "The feed has only a summary of this item. Use the article's address to read the whole article.",
    );
  }
  const unlisted = feed.items.length - maxChoices;
  if (unlisted > 0) {
    reading.note(`${countNoun(unlisted, "item")} of the feed after the first ${maxChoices}`);
  }
  addHtml(reading, page.html);
  const found = reading.finish({
    kind: "feed",
    by: "feedsmith 3.0.1",
    title: stripTags(item.title),
    byline: item.byline,
    published: item.published,
    language: feed.language,
    url: item.url || url,
  });
  const choices = feed.items.slice(0, maxChoices).map(({ title }, index) => ({
    id: String(index + 1),
    title: stripTags(title).trim() || `Item ${index + 1}`,
  }));
  return { ...found, choices };
}
