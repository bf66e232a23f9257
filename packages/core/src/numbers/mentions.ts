import { type DateMention, readDates } from "./dates/read-dates.ts";
import type { NumberLanguage } from "./number-language.ts";
import { maskAddresses, maskCounters, maskRanges } from "../text/mask.ts";
import type { NumberMention } from "./number-mention.ts";
import { readNumbers } from "./read-numbers.ts";

/** Reads a plain text's dates, and the numbers outside of them. */
export function readMentions(
  text: string,
  language: NumberLanguage,
): { dates: DateMention[]; numbers: NumberMention[] } {
  const facts = maskAddresses(text);
  const dates = readDates(facts, language);
  return { dates, numbers: readNumbers(maskCounters(maskRanges(facts, dates)), language) };
}
