/** How nearby words qualify a number: `almost 50` is `below`, `under 50` is `under`, `over 50` is `above`. */
export type Rounding = "about" | "below" | "under" | "above";

/** A number in a text; `start` and `end` are UTF-16 offsets. */
export interface NumberMention {
  start: number;
  end: number;
  raw: string;
  /** All readings, the likeliest first: `1.240` is 1.24 or 1240. */
  values: readonly [number, ...number[]];
  /** `%`, `pp` (percentage points), `x` (times), `:` (time), a currency's code, or empty. */
  unit: string;
  form: "digits" | "words" | "fraction";
  rounding: Rounding | null;
}
