import type { PdfLine } from "./page-lines.ts";

/** Lines whose font size is more than this multiple of the body's are headings. */
export const headingSize = 1.12;

/** Returns the font size of most characters in points, rounded to half points. */
export function findBodySize(lines: readonly PdfLine[]): number {
  const sizes = lines.map(({ size, text }) => [Math.round(size * 2) / 2, text.length] as const);
  return findCommonest(sizes, 0);
}

/** Returns the value with the largest sum of weights, or `none`. */
export function findCommonest(
  values: readonly (readonly [value: number, weight: number])[],
  none: number,
) {
  const weights = new Map<number, number>();
  let commonest = none;
  for (const [value, weight] of values) {
    weights.set(value, (weights.get(value) ?? 0) + weight);
    if ((weights.get(value) ?? 0) > (weights.get(commonest) ?? 0)) commonest = value;
  }
  return commonest;
}
