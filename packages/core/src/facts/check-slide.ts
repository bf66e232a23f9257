import { getBlock } from "../blocks/registry.ts";
import { readListMark } from "../blocks/text/text-pieces.ts";
import { isProse } from "../document/item-texts.ts";
import type { Item, Slide } from "../document/post.ts";
import { checkDates } from "./check-dates.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkQuotes } from "./check-quotes.ts";
import { allowKey, readChecked } from "./checked-text.ts";
import type { FactCheck, FactContext, TextCheck } from "./fact-check.ts";
import { findFactLanguage } from "./language.ts";
import { maskAddresses, readPlain, toTyped } from "./mask.ts";
import { readMentions } from "./mentions.ts";
import { readLayoutQuote, readQuotes } from "./quotes.ts";
import type { Facts } from "./read-facts.ts";

/** Where a text of a slide is. */
type Place = Pick<FactCheck, "field" | "item" | "part">;

/**
 * Checks a slide's words against its source: numbers, dates, quotations, names. The checks come in reading order; code
 * isn't checked.
 */
export function checkSlide(facts: Facts, slide: Slide, context: FactContext = {}): FactCheck[] {
  const texts = listTexts(slide);
  const all = texts.map(({ text }) => text).join("\n");
  const language = findFactLanguage(context.language, all) ?? facts.language;
  const counts = [...(context.counts ?? []), countPoints(all)];
  const allowed = new Set(context.allowed?.map(allowKey));
  const isQuote = slide.layout === "quote" && readQuotes(all).length === 0;
  return texts.flatMap(({ place, text }) => {
    const plain = readPlain(text);
    const shared = { language, context: { ...context, counts }, allowed };
    const checked = readChecked(maskAddresses(plain.text), shared);
    const { numbers, dates } = readMentions(plain.text, language);
    const quotes =
      isQuote && place.field === "description"
        ? readLayoutQuote(plain.text)
        : readQuotes(plain.text);
    const checks: TextCheck[] = [
      ...checkNumbers(facts, checked, numbers),
      ...checkDates(facts, checked, dates),
      ...checkQuotes(facts, checked, quotes),
      ...checkNames(facts, checked),
    ];
    return checks
      .toSorted((one, other) => one.range[0] - other.range[0])
      .map((check): FactCheck => ({ ...place, ...check, range: toTyped(plain, check.range) }));
  });
}

/** The number of a slide's list items, which its header may state: `3 rules`. */
const countPoints = (text: string) =>
  text.split("\n").filter((line) => readListMark(line) !== "").length;

function listTexts({ header, description, summary }: Slide): { place: Place; text: string }[] {
  return [
    { place: { field: "header" } as const, text: header },
    ...description.flatMap((item, index) => (isProse(item) ? listItem(item, index) : [])),
    ...(summary === undefined ? [] : [{ place: { field: "summary" } as const, text: summary }]),
  ];
}

function listItem({ type, value }: Item, item: number): { place: Place; text: string }[] {
  const { parts } = getBlock(type);
  if (!parts) return [{ place: { field: "description", item }, text: value }];
  return Object.entries(parts.read(value) ?? {}).map(([part, text]) => ({
    place: { field: "description", item, part },
    text,
  }));
}
