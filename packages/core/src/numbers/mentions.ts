import { maskAddresses } from "../text/addresses.ts";
import { maskRanges } from "../text/mask.ts";
import { maskCounters } from "./counters.ts";
import { type DateMention, readDates } from "./dates/read-dates.ts";
import type { NumberLanguage } from "./number-language.ts";
import type { NumberMention } from "./number-mention.ts";
import type { QuantityMention } from "./quantities/quantity.ts";
import { readQuantities } from "./quantities/read-quantities.ts";
import { readNumbers } from "./read-numbers.ts";

/** Reads a plain text's dates, and the numbers outside of them. */
export function readMentions(
  text: string,
  language: NumberLanguage,
): { dates: DateMention[]; numbers: NumberMention[] } {
  const { dates, rest } = takeDates(text, language);
  return { dates, numbers: readNumbers(rest, language) };
}

/** Reads a plain text's dates, and the numbers outside of them with their units. */
export function readMeasures(
  text: string,
  language: NumberLanguage,
): { dates: DateMention[]; quantities: QuantityMention[] } {
  const { dates, rest } = takeDates(text, language);
  return { dates, quantities: readQuantities(rest, language) };
}

function takeDates(text: string, language: NumberLanguage) {
  const facts = maskAddresses(text);
  const dates = readDates(facts, language);
  return { dates, rest: maskCounters(maskRanges(facts, dates)) };
}
