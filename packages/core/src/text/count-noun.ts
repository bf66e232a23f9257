/** Chooses the singular or plural form: `plural(1, "is", "are")`. */
export function plural(number: number, one: string, several: string): string {
  return number === 1 ? one : several;
}

/** Formats a count with its noun: `1 slide`, `12,000 characters`. `several` is an irregular plural. */
export function countNoun(number: number, noun: string, several = `${noun}s`): string {
  return `${number.toLocaleString("en")} ${plural(number, noun, several)}`;
}
