import { parsePrice } from "../../numbers/price.ts";
import { parseLabelLine, type LabelLine } from "./label-line.ts";
import { listEntries, partWords, type RowBlock, type RowLines } from "./row-lines.ts";
import type { PriceLine } from "./slide-reading.ts";

/** Longest line and longest name before a price, UTF-16 code units; longer ones are sentences. */
const most = { line: 160, label: 90 } as const;

/** Reads lines with a name and a price, all in one currency: `Rye: 6.40 €`, `Haircut 35 €`, `Pro – $12/month`. */
export function readPrices({ lines, isLit, ref }: RowLines): RowBlock | null {
  if (lines.length < 2) return null;
  const typed = lines.flatMap((line) => splitPrice(line) ?? []);
  if (typed.length < lines.length) return null;
  const currencies = typed.flatMap(({ value }) => parsePrice(value)?.currency ?? []);
  if (currencies.length < 2 || new Set(currencies).size > 1) return null;
  return {
    kind: "prices",
    prices: typed.map(({ label, value }, index): PriceLine => {
      const { name, note } = splitNote(label);
      return {
        label: partWords(name, ref),
        note: note === "" ? null : partWords(note, ref),
        price: partWords(value, ref),
        isLit: isLit[index] === true,
      };
    }),
    entries: listEntries(lines, ref),
  };
}

/** Splits a line into a name and a price, at a colon, a dash, dots or a space. */
function splitPrice(line: string): LabelLine | null {
  if (line.length > most.line) return null;
  const labelled = parseLabelLine(line);
  if (labelled) return parsePrice(labelled.value) && labelled;
  const colon = line.lastIndexOf(": ");
  if (colon > 0 && parsePrice(line.slice(colon + 2))) {
    return { label: line.slice(0, colon).trimEnd(), value: line.slice(colon + 2) };
  }
  for (const { index, 0: space } of line.matchAll(/[\s.…·]+/gu)) {
    const value = line.slice(index + space.length);
    if (index > most.label) return null;
    const label = line.slice(0, index);
    if (/\p{L}/u.test(label) && parsePrice(value)) return { label, value };
  }
  return null;
}

/** Splits the words in brackets at the end of a name: `Rye (1 kg, 24 h)`. */
function splitNote(label: string): { name: string; note: string } {
  const start = label.lastIndexOf("(");
  if (start <= 0 || !label.endsWith(")")) return { name: label, note: "" };
  return { name: label.slice(0, start), note: label.slice(start + 1, -1) };
}
