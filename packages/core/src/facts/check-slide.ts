import { readListMark } from "../blocks/text/text-pieces.ts";
import type { Slide } from "../document/post.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkDates } from "./check-dates.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkQuotes } from "./check-quotes.ts";
import { allowKey, findTyped, readChecked } from "./checked-text.ts";
import type { FactCheck, FactContext, TextCheck } from "./fact-check.ts";
import { findNumberLanguage } from "../numbers/number-language.ts";
import { maskAddresses, readAddresses } from "../text/addresses.ts";
import { toPlainText } from "../text/mask.ts";
import { toTyped } from "../text/plain-letters.ts";
import { readMeasures } from "../numbers/mentions.ts";
import { readLayoutQuote, readQuotes } from "./quotes.ts";
import type { Facts } from "./read-facts.ts";
import { listSlideTexts } from "./slide-texts.ts";

/**
 * Checks numbers, dates, quotations and names in a slide's texts against the source. Skips the slide's code. Findings
 * are in reading order.
 */
export function checkSlide(facts: Facts, slide: Slide, context: FactContext = {}): FactCheck[] {
  const texts = listSlideTexts(slide);
  const all = texts.map(({ text }) => text).join("\n");
  const language = findNumberLanguage(context.language, all, facts.language) ?? facts.language;
  const counts = [...(context.counts ?? []), countPoints(all)];
  const allowed = new Set(context.allowed?.map(allowKey));
  const isQuote = slide.layout === "quote" && readQuotes(all).length === 0;
  return texts.flatMap(({ place, text }) => {
    const plain = toPlainText(text);
    const shared = { language, context: { ...context, counts }, allowed };
    const checked = readChecked(maskAddresses(plain.text), shared);
    const { quantities, dates } = readMeasures(plain.text, language);
    const quotes =
      isQuote && place.field === "description"
        ? readLayoutQuote(plain.text)
        : readQuotes(plain.text);
    const checks: TextCheck[] = [
      ...checkNumbers(facts, checked, quantities),
      ...checkDates(facts, checked, dates),
      ...checkQuotes(facts, checked, quotes),
      ...checkNames(facts, checked, quantities),
      ...checkAddresses(facts, checked, readAddresses(plain.text)),
    ];
    return checks
      .toSorted((one, other) => one.range[0] - other.range[0])
      .map((check): FactCheck => ({
        ...place,
        ...findNearest(facts, check),
        ...findTyped({ text, plain }, check),
      }));
  });
}

/** Names the source's words as its passage has them. */
function findNearest({ typed }: Facts, check: TextCheck): TextCheck {
  const { nearest } = check;
  const passage = nearest && typed.get(nearest.passage);
  if (!passage) return check;
  const range = toTyped(passage.plain, nearest.range);
  return { ...check, nearest: { ...nearest, raw: passage.text.slice(...range), range } };
}

/** Counts list items, because a header may state their number, e.g. `3 rules`. */
const countPoints = (text: string) =>
  text.split("\n").filter((line) => readListMark(line) !== "").length;
