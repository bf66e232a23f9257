/** Matches a line about a person or thing, e.g. `Ines: send the letters, by 1 Dec.` */
const label = /^\p{Lu}[\p{L}\p{M}.’'-]{0,24}(?: \p{Lu}[\p{L}\p{M}.’'-]{0,24})?\s?[:：]\s\S/u;
/** At least this many lines with labels are a list. */
const minLabelled = 3;

/** Whether lines are a list in which each line begins with a person or thing. */
export const areLabelled = (lines: readonly string[]) =>
  lines.length >= minLabelled && lines.every((line) => label.test(line));
