/** Returns a global pattern that matches any of the texts literally, the longest that fits at a place. */
export function buildTextsPattern(texts: readonly string[]): RegExp {
  const alternatives = texts
    .toSorted((one, other) => other.length - one.length)
    // Of all ASCII marks, only those of the syntax may be escaped under the `u` flag.
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(alternatives.join("|"), "gu");
}
