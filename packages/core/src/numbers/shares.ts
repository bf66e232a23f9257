/** Matches a percent sign, in a regular expression. */
export const percentSign = "[%٪％]";

const percentPattern = new RegExp(`^${percentSign}$`, "u");

/** Returns what all is in a unit of shares, e.g. 100 for percent; null for other units. */
export function findWhole(unit: string): number | null {
  if (percentPattern.test(unit)) return 100;
  if (unit === "‰") return 1000;
  return unit === "ppm" ? 1e6 : null;
}
