/** What protects readers of a post from hostile or runaway input. */
export const postLimits = {
  /** UTF-8 bytes: 1 MiB. */
  textBytes: 1_048_576,
  slides: 100,
  /** Objects and arrays within each other; the root is the first level, an item the fifth. */
  nesting: 32,
  /** Errors, and warnings, that one result lists. */
  listedIssues: 1000,
} as const;
