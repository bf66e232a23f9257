/** The form for that number: `plural(1, "is", "are")`. */
export function plural(number: number, one: string, several: string): string {
  return number === 1 ? one : several;
}

/** A number of things in words: `1 slide`, `12,000 characters`. `several` is the plural if it isn't the noun with an s. */
export function countNoun(number: number, noun: string, several = `${noun}s`): string {
  return `${number.toLocaleString("en")} ${plural(number, noun, several)}`;
}
