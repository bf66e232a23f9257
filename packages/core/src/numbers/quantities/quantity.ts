import type { NumberMention } from "../number-mention.ts";
import type { MeasureKind } from "./unit-table.ts";

/**
 * What a number counts: a measure, a share (`%`), percentage points (`pp`), times (`x`), a time of day in minutes
 * (`clock`), a rank (`ordinal`), a currency's code, or something else (empty).
 */
export type QuantityKind = MeasureKind | "clock" | "ordinal" | (string & {});

export interface Quantity {
  kind: QuantityKind;
  /** In the kind's base unit. */
  value: number;
  /** The smallest place of the number as typed, e.g. 0.1 for `2.5`, in the kind's base unit; 0 if it is exact. */
  step: number;
  /** Base units in one of the typed unit. */
  factor: number;
  /** Whether this is a less likely reading of the typed digits: 1.24 for `1,240`. */
  isUnlikely?: boolean;
}

/** A number with its unit; `start`, `end` and `raw` include both. */
export interface QuantityMention extends NumberMention {
  /** All readings, the likeliest first. */
  quantities: readonly Quantity[];
  /** Whether a minus sign or a word for it is before the number. Values are never negative. */
  isNegative: boolean;
  /** The numbers of a ratio such as `9 of 10`, if the mention is one. */
  parts?: readonly QuantityMention[];
  /** Seconds of the period that the amount is for, as in `40 litres a minute`. */
  per?: number;
  /** Whether no number was typed, as in `a year`. */
  isImplicit?: true;
}
