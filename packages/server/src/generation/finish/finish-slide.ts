import { getBlock, isItemType, type ItemType, plainType } from "@slideloom/core/blocks";
import {
  countWords,
  isProse,
  listItemTexts,
  listPartTexts,
  mapItemTexts,
  type Item,
  type Slide,
} from "@slideloom/core/document";
import { cleanHeader, cleanText } from "./clean-text.ts";
import { slideLimits } from "./slide-limits.ts";
import { trimToSentences, trimToWords } from "./words.ts";

/** What a slide may hold. */
export interface SlideAllowance {
  itemTypes: readonly ItemType[];
  words: number;
}

/**
 * A slide that fits: clean texts within the allowance, only allowed item types, a header where there is a text. A whole header may
 * be longer than fits.
 */
export function finishSlide(
  slide: Slide,
  { itemTypes, words }: SlideAllowance,
  hasWholeHeader = false,
): Slide {
  const items = slide.description
    .map((item) => allowItem(item, itemTypes))
    .filter(({ value }) => value.trim() !== "");
  const summary = cleanText(slide.summary ?? "").replace(/\n+/g, " ");
  const isCallOut = summary !== "" && countWords(summary) <= slideLimits.summaryWords;
  const reserved = isCallOut ? countWords(summary) : 0;
  // A summary that is too long for a call-out is body text.
  const isBody = summary !== "" && !isCallOut && items.every(({ value }) => value !== summary);
  const body = isBody ? [...items, { type: plainType, value: summary }] : items;
  const description = trimItems(body, words - reserved);
  if (description.length === 0 && summary !== "") {
    description.push({ type: plainType, value: trimToWords(summary, words) });
  }
  const isSaidTwice = description.some(({ value }) => value === summary);
  const headerCharacters = hasWholeHeader ? Infinity : slideLimits.headerCharacters;
  return {
    header: cleanHeader(slide.header || firstLine(description), headerCharacters),
    description,
    ...(isCallOut && !isSaidTwice ? { summary } : {}),
  };
}

/** The item with clean text; of a type that is not allowed, its words as text. */
function allowItem({ type, value }: Item, itemTypes: readonly ItemType[]): Item {
  const isAllowed = isItemType(type) && itemTypes.includes(type);
  if (!isProse({ type, value })) return { type: isAllowed ? type : plainType, value };
  const clean = mapItemTexts({ type, value }, cleanText);
  return isAllowed ? clean : { type: plainType, value: listPartTexts(clean).join("\n\n") };
}

/** The items, in order, as long as their words fit; a text that is too long keeps its first sentences. */
function trimItems(items: readonly Item[], words: number): Item[] {
  const kept: Item[] = [];
  let left = words;
  for (const item of items) {
    if (!isProse(item)) {
      kept.push(item);
      continue;
    }
    // Half a sentence helps nobody: only the first item may be cut within one.
    const value = trimItem(item, left, kept.length > 0 ? trimToSentences : trimToWords);
    if (value !== "") kept.push({ type: item.type, value });
    left = Math.max(0, left - countItemWords(item));
  }
  return kept;
}

/** The item's value with so many words; its parts share them evenly. */
function trimItem(item: Item, words: number, trim: typeof trimToWords): string {
  const { parts } = getBlock(item.type);
  if (!parts) return trim(item.value, words);
  if (countItemWords(item) <= words) return item.value;
  const share = Math.floor(words / Object.keys(parts.keys).length);
  return share === 0 ? "" : mapItemTexts(item, (text) => trimToWords(text, share)).value;
}

function countItemWords(item: Item): number {
  return countWords(listItemTexts(item).join("\n"));
}

function firstLine(items: readonly Item[]): string {
  return items.find(({ type }) => type === plainType)?.value.split("\n", 1)[0] ?? "";
}
