import { knownType } from "../../blocks/index.ts";
import {
  countWords,
  isProse,
  type Item,
  listItemTexts,
  mapItemTexts,
  pickWords,
  type Slide,
  type WrittenSlide,
} from "../../document/index.ts";
import { cleanHeader, cleanText } from "./clean-text.ts";
import { readAlts } from "./rewritten-alts.ts";

/** A rewritten slide, or the reason why its words can't be used. `problem` is a clause without a full stop. */
export type FittedSlide = { slide: WrittenSlide; problem: null } | { slide: null; problem: string };

const listMark = /^[^\S\n]*(?:[-*•]|\d+[.)])\s/gm;
const link = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;

/**
 * Puts rewritten words into a slide. Refuses words that lose an item, list entry, link, header or summary, or are too
 * long.
 */
export function fitRewritten(before: Slide, written: WrittenSlide): FittedSlide {
  const description = matchItems(before, written.description);
  if (!description) return refuse("the new text had different items");
  const header =
    before.header.trim() === "" ? before.header : cleanHeader(written.header, Infinity);
  const summary = before.summary ? cleanText(written.summary ?? "") : before.summary;
  const hadSummary = (before.summary ?? "").trim() !== "";
  if (before.header.trim() !== "" && header === "") return refuse("the new text had no header");
  if (hadSummary && summary === "") return refuse("the new text had no summary");
  const { alt: _alt, mediaAlt: _mediaAlt, ...kept } = pickWords(before);
  const slide: WrittenSlide = {
    ...kept,
    header,
    description,
    ...(summary !== undefined && { summary }),
    ...readAlts(before, written),
  };
  const [had, has] = [listWords(before), listWords(slide)];
  if (count(had, listMark) !== count(has, listMark))
    return refuse("the new text had a different list");
  if (losesLink(had, has)) return refuse("the new text was missing a link");
  // A translation has up to twice as many words, so the limit is well above that.
  if (countWords(has) > 3 * countWords(had) + 20) return refuse("the new text was too long");
  return { slide, problem: null };
}

const refuse = (problem: string): FittedSlide => ({ slide: null, problem });
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Whether a link in `before` is missing in `after`. */
const losesLink = (before: string, after: string) =>
  [...before.matchAll(link)].some(
    ([url]) => !after.includes(url.replace(/(?<![.,;:!?])[.,;:!?]+$/, "")),
  );

/** Returns the slide's texts, each on its own line. */
const listWords = ({ header, description, summary = "" }: WrittenSlide) =>
  [header, ...description.flatMap(listItemTexts), summary].join("\n");

/** Puts rewritten texts into the original slide's items. Returns null if the items don't match or a text is empty. */
function matchItems(before: Slide, written: readonly Item[]): Item[] | null {
  const own = before.description;
  const isWhole = written.length === own.length;
  const words = isWhole ? written : written.filter(isProse);
  const items: Item[] = [];
  let next = 0;
  for (const item of own) {
    const isKept = !isRewritable(item, before);
    const word = isKept && !isWhole ? undefined : words[next++];
    const { value = "" } = word ? mapItemTexts(word, cleanText) : {};
    if (isKept) items.push(item);
    else if (word?.type !== knownType(item.type) || value === "") return null;
    else items.push({ ...item, value });
  }
  return next === words.length ? items : null;
}

/** Whether an item gets new text. Source code, empty items and items that still show the slide's prompt keep theirs. */
const isRewritable = (item: Item, { prompt }: Slide) =>
  isProse(item) && item.value !== prompt && item.value.trim() !== "";

/** Returns why two slides can't take a slide's place, as a sentence for the model; null if they can. */
export function findSplitProblem(before: Slide, halves: readonly WrittenSlide[]): string | null {
  const isWhole = halves.every(
    ({ header, description }) => header.trim() !== "" && description.length > 0,
  );
  if (halves.length !== 2 || !isWhole)
    return "It held no two slides with a header and an item each.";
  const items = halves.flatMap(({ description }) => description);
  const kept = before.description.filter((item) => !isProse(item));
  if (kept.some(({ value }) => items.every((item) => item.value !== value))) {
    return "Code of the slide was missing or changed.";
  }
  const after = halves.map(listWords).join("\n");
  return losesLink(listWords(before), after) ? "A link of the slide was missing." : null;
}
