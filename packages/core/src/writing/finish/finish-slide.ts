import { getBlock, isItemType, type ItemType, plainType } from "../../blocks/index.ts";
import {
  countWords,
  isProse,
  listItemTexts,
  listPartTexts,
  mapItemTexts,
  type Item,
  type Slide,
  type WrittenSlide,
} from "../../document/index.ts";
import { cutUnits } from "../../text/index.ts";
import { cleanHeader, cleanText } from "./clean-text.ts";
import { slideLimits } from "./slide-limits.ts";
import { trimToSentences, trimToWords } from "./words.ts";

export interface SlideAllowance {
  itemTypes: readonly ItemType[];
  words: number;
  /** Ids of passages that may be cited; absent if the passages aren't known. */
  passageIds?: ReadonlySet<string>;
}

/**
 * Cleans a slide's text, cuts the slide to its limits and fills an empty header. If `hasWholeHeader`, the header isn't
 * cut.
 */
export function finishSlide(
  slide: WrittenSlide,
  { itemTypes, words, passageIds }: SlideAllowance,
  hasWholeHeader = false,
): Slide {
  const items = slide.description
    .map((item) => allowItem(item, itemTypes))
    .filter(({ value }) => value.trim() !== "");
  const summary = cleanText(slide.summary ?? "").replace(/\n+/g, " ");
  const isCallOut = summary !== "" && countWords(summary) <= slideLimits.summaryWords;
  const reserved = isCallOut ? countWords(summary) : 0;
  // A summary too long for a call-out becomes body text.
  const isBody = summary !== "" && !isCallOut && items.every(({ value }) => value !== summary);
  const body = isBody ? [...items, { type: plainType, value: summary }] : items;
  const description = trimItems(body, words - reserved);
  if (description.length === 0 && summary !== "") {
    description.push({ type: plainType, value: trimToWords(summary, words) });
  }
  const sources = passageIds ? slide.sources?.filter((id) => passageIds.has(id)) : slide.sources;
  const alt = cutUnits(
    cleanText(slide.alt ?? "")
      .replace(/\s+/g, " ")
      .trim(),
    slideLimits.altCharacters,
  );
  const isSaidTwice = description.some(({ value }) => value === summary);
  const headerCharacters = hasWholeHeader ? Infinity : slideLimits.headerCharacters;
  return {
    header: cleanHeader(slide.header || firstLine(description), headerCharacters),
    description,
    ...(isCallOut && !isSaidTwice ? { summary } : {}),
    ...(alt !== "" && { alt }),
    ...(sources && sources.length > 0 && { sources }),
  };
}

/** Cleans the item's text. If the item's type isn't allowed, the item becomes a text item. */
function allowItem({ type, value }: Item, itemTypes: readonly ItemType[]): Item {
  const isAllowed = isItemType(type) && itemTypes.includes(type);
  if (!isProse({ type, value })) return { type: isAllowed ? type : plainType, value };
  const clean = mapItemTexts({ type, value }, cleanText);
  return isAllowed ? clean : { type: plainType, value: listPartTexts(clean).join("\n\n") };
}

/** Keeps items in order while they fit the word limit. Cuts the first item that doesn't fit. */
function trimItems(items: readonly Item[], words: number): Item[] {
  const kept: Item[] = [];
  let left = words;
  for (const item of items) {
    if (!isProse(item)) {
      kept.push(item);
      continue;
    }
    // Only the first item may be cut within a sentence. Later items are cut at the end of a sentence.
    const value = trimItem(item, left, kept.length > 0 ? trimToSentences : trimToWords);
    if (value !== "") kept.push({ type: item.type, value });
    left = Math.max(0, left - countItemWords(item));
  }
  return kept;
}

/** Trims the item's value to `words` words, shared evenly by its parts. */
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
