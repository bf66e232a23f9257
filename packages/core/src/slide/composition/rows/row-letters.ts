import type { Letters } from "../scene/lettering.ts";
import type { TemplateSkin } from "../scene/skin.ts";

/** Letters of a row's name, e.g. of a day, and of its value, e.g. of opening hours. */
export function rowLetters({ letters }: TemplateSkin): Record<"name" | "value" | "small", Letters> {
  const row = { leading: 1.18, balanced: true, lining: true } as const;
  return {
    name: { ...letters.lead, ...row },
    value: { ...letters.label, ...row, italic: false },
    small: { ...letters.body, ...row, leading: 1.25 },
  };
}

/** Returns the factor that enlarges rows and their text if there are only a few. */
export function rowGrowth(count: number): number {
  if (count > 5) return 1;
  return { 1: 1.5, 2: 1.45, 3: 1.35, 4: 1.22 }[count] ?? 1.1;
}

/** Largest font size of many rows, design px. */
const mostSize = 56;

/** Returns the largest font size of that many rows, design px. */
export function rowSize({ sizes }: TemplateSkin, count: number): number {
  return Math.min(sizes.columns, mostSize) * rowGrowth(count);
}
