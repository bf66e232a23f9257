import { findSymbol, findUnit, type Measure } from "./quantities/read-measure.ts";
import type { MeasureKind } from "./quantities/unit-table.ts";
import { findWhole } from "./shares.ts";

/** A unit's kind on a slide. Numbers in a `share` or `measure` become a chart; an `other` unit is e.g. money or a noun. */
export type UnitKind = "none" | "share" | "measure" | "other";

/** Symbols of measures without a factor, e.g. of recipes. */
const unmeasured = "EL TL tsp tbsp cl".split(" ");
/** Symbols that may be letters or words on a slide, e.g. `90s` or `1 bar of soap`, and abbreviations that end with a dot. */
const ambiguous = "s d bar sec secs Sek Min mins hr hrs Std wk wks yr yrs".split(" ");

/** In a chart, a mass, length, area or volume has at least this many base units. Smaller ones are ingredients or rooms. */
const leastFactors: Partial<Record<MeasureKind, number>> = {
  mass: 1e6,
  length: 1000,
  area: 1e4,
  volume: 100,
};

/** Returns the kind of a typed unit. The multiplier must be removed before. */
export function findUnitKind(unit: string): UnitKind {
  if (unit === "") return "none";
  if (findWhole(unit) !== null) return "share";
  const name = unit.replace(/\.$/, "");
  const measure = findSymbol(name) ?? findUnit(name);
  return measure && isComparable(measure) ? "measure" : "other";
}

const isComparable = ({ kind, factor }: Measure) => factor >= (leastFactors[kind] ?? 0);

/** Whether the text is a unit symbol such as `km` or `%`. */
export const isUnitSymbol = (text: string) =>
  findWhole(text) !== null ||
  unmeasured.includes(text) ||
  (findSymbol(text) !== null && !ambiguous.includes(text));
