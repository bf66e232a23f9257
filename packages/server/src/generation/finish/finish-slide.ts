import {
  isItemType,
  parseColumns,
  type Item,
  type ItemType,
  type Slide,
} from "@slideloom/core/document";
import { cleanHeader, cleanText } from "./clean-text.ts";
import { slideLimits } from "./slide-limits.ts";
import { countWords, trimToSentences, trimToWords } from "./words.ts";

/** What a slide may hold. */
export interface SlideAllowance {
  itemTypes: readonly ItemType[];
  words: number;
}

/** A slide that fits: clean texts within the allowance, only allowed item types, a header where there is a text. */
export function finishSlide(slide: Slide, { itemTypes, words }: SlideAllowance): Slide {
  const items = slide.description
    .map((item) => allowItem(item, itemTypes))
    .filter(({ value }) => value.trim() !== "");
  const summary = cleanText(slide.summary ?? "").replace(/\n+/g, " ");
  const isCallOut = summary !== "" && countWords(summary) <= slideLimits.summaryWords;
  const reserved = isCallOut ? countWords(summary) : 0;
  const description = trimItems(items, words - reserved);
  if (description.length === 0 && summary !== "") {
    description.push({ type: "text", value: trimToWords(summary, words) });
  }
  const isSaidTwice = description.some(({ value }) => value === summary);
  return {
    header: cleanHeader(slide.header || firstLine(description), slideLimits.headerCharacters),
    description,
    ...(isCallOut && !isSaidTwice ? { summary } : {}),
  };
}

/** The item with clean text; of a type that is not allowed, its words as text. */
function allowItem({ type, value }: Item, itemTypes: readonly ItemType[]): Item {
  const isAllowed = isItemType(type) && itemTypes.includes(type);
  if (type === "code") return { type: isAllowed ? "code" : "text", value };
  if (type !== "two-columns") return { type: "text", value: cleanText(value) };
  const columns = parseColumns(value);
  if (!columns.ok) return { type: "text", value: "" };
  const { leftColumn, rightColumn } = columns;
  const [left, right] = [leftColumn, rightColumn].map((lines) => cleanText(lines.join("\n")));
  if (!isAllowed) return { type: "text", value: `${left}\n\n${right}` };
  return { type, value: JSON.stringify({ leftColumn: left, rightColumn: right }) };
}

/** The items, in order, as long as their words fit; a text that is too long keeps its first sentences. */
function trimItems(items: readonly Item[], words: number): Item[] {
  const kept: Item[] = [];
  let left = words;
  for (const item of items) {
    if (item.type === "code") {
      kept.push(item);
      continue;
    }
    const count = countWords(item.type === "two-columns" ? readColumnText(item.value) : item.value);
    // Half a sentence helps nobody: only the first item may be cut within one.
    const trim = kept.length > 0 ? trimToSentences : trimToWords;
    const value = item.type === "text" ? trim(item.value, left) : trimColumns(item.value, left);
    if (value !== "") kept.push({ type: item.type, value });
    left = Math.max(0, left - count);
  }
  return kept;
}

function trimColumns(value: string, words: number): string {
  const columns = parseColumns(value);
  if (!columns.ok || countWords(readColumnText(value)) <= words) return columns.ok ? value : "";
  if (words < 2) return "";
  const half = Math.floor(words / 2);
  return JSON.stringify({
    leftColumn: trimToWords(columns.leftColumn.join("\n"), half),
    rightColumn: trimToWords(columns.rightColumn.join("\n"), half),
  });
}

function readColumnText(value: string): string {
  const columns = parseColumns(value);
  return columns.ok ? [...columns.leftColumn, ...columns.rightColumn].join("\n") : "";
}

function firstLine(items: readonly Item[]): string {
  return items.find(({ type }) => type === "text")?.value.split("\n", 1)[0] ?? "";
}
