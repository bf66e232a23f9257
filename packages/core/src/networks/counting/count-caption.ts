import { countCodePoints, countGraphemes } from "../../text/index.ts";
import type { NetworkLimits } from "../limits.ts";
import type { OptionValues } from "../option-field.ts";
import { splitAddresses } from "../split-addresses.ts";

export interface CountContext {
  limits: NetworkLimits;
  options: OptionValues;
  /** The length is exact up to this value. A result above it may be wrong. */
  stopAt: number;
}

/** Returns a caption's length as a service counts it, including options such as Mastodon's content warning. */
export type CountCaption = (caption: string, context: CountContext) => number;

/** Counts UTF-16 units. */
export const countUnits: CountCaption = (caption) => caption.length;

export const countPoints: CountCaption = (caption, { stopAt }) => countCodePoints(caption, stopAt);

/** Counts graphemes: characters as people see them. */
export const countCharacters: CountCaption = (caption, { stopAt }) =>
  countGraphemes(caption, stopAt);

/** Counts UTF-16 units, with `urlLength` for each URL. */
export const countUnitsWithUrls =
  (urlLength: number): CountCaption =>
  (caption) =>
    splitAddresses(caption).reduce(
      (sum, { text, isAddress }) => sum + (isAddress ? urlLength : text.length),
      0,
    );
