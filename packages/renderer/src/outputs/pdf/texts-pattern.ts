/** Returns a global pattern that matches any of the texts literally, preferring longer ones. */
export function buildTextsPattern(texts: readonly string[]): RegExp {
  const alternatives = texts
    .toSorted((one, other) => other.length - one.length)
    // Under the `u` flag only syntax characters may be escaped.
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(alternatives.join("|"), "gu");
}
