import type { NumberMention } from "../number-mention.ts";
import { findRounding } from "../rounding.ts";
import type { Quantity, QuantityMention } from "./quantity.ts";

/** Creates the mention of a number that isn't typed in digits. */
export function buildQuantity(
  text: string,
  { start, end }: { start: number; end: number },
  quantities: readonly Quantity[],
  form: NumberMention["form"] = "words",
): QuantityMention {
  const [{ kind, value } = { kind: "", value: 0 }, ...more] = quantities;
  return {
    start,
    end,
    raw: text.slice(start, end),
    values: [value, ...more.map((one) => one.value)],
    unit: kind === "%" || /^[A-Z]{3}$/.test(kind) ? kind : "",
    form,
    rounding: findRounding(text, start, end),
    quantities,
    isNegative: false,
  };
}
