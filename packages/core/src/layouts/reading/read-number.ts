import { type MarkupSpan, parseInlineMarkup, stripMarkup } from "../../text/inline-markup.ts";
import { amountPattern, parseAmount } from "./amount.ts";
import type { HeaderNumber, Words } from "./slide-reading.ts";

/** A number with its unit, at the start of a header or as the whole header. */
const numberPattern = new RegExp(
  String.raw`^\s*(?<value>[-+−]?\p{Sc}?(?<amount>${amountPattern})\s?(?<unit>%|x|×|k|K|M|bn|h|\+|\p{Sc})?)(?=\s|$)`,
  "u",
);

/** Parses the number at the start of a header; null if there is none or it is a year. */
export function readHeaderNumber({ text, ref }: Words): HeaderNumber | null {
  const groups = numberPattern.exec(stripMarkup(text))?.groups;
  if (!groups) return null;
  const { value = "", amount = "", unit } = groups;
  const number = parseAmount(amount);
  if (number === null || (/^(?:19|20)\d\d$/.test(value) && !unit)) return null;
  const rest = dropStart(parseInlineMarkup(text), value).trim();
  return {
    value: { text: value, ref },
    rest: rest ? { text: rest, ref } : null,
    percent: unit === "%" && /^\p{Nd}/u.test(value) && number <= 100 ? number : null,
  };
}

/** Removes `words` from the start; the rest of a highlighted run stays highlighted. */
function dropStart(spans: readonly MarkupSpan[], words: string): string {
  const all = spans.map(({ text }) => text).join("");
  let left = all.indexOf(words) + words.length;
  return spans
    .map(({ text, highlighted }) => {
      const kept = text.slice(Math.min(left, text.length));
      left = Math.max(0, left - text.length);
      if (!highlighted || kept.trim() === "") return kept;
      return kept === text ? `::${kept}::` : ` ::${kept.trim()}::`;
    })
    .join("");
}
