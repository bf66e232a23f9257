import { type DateMention, readDates } from "./dates/read-dates.ts";
import type { FactLanguage } from "./language.ts";
import { maskAddresses, maskCounters, maskRanges } from "./mask.ts";
import type { NumberMention } from "./numbers/number-mention.ts";
import { readNumbers } from "./numbers/read-numbers.ts";

/** Reads a plain text's dates, and the numbers outside of them. */
export function readMentions(
  text: string,
  language: FactLanguage,
): { dates: DateMention[]; numbers: NumberMention[] } {
  const facts = maskAddresses(text);
  const dates = readDates(facts, language);
  return { dates, numbers: readNumbers(maskCounters(maskRanges(facts, dates)), language) };
}
