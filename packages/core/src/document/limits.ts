/** Limits against hostile or runaway input. */
export const postLimits = {
  /** Length of the JSON text in UTF-8 bytes: 1 MiB. */
  textBytes: 1_048_576,
  slides: 100,
  /** Length of a caption in UTF-16 units: Facebook's limit, the longest of all services. */
  caption: 63_206,
  /** Number of sources of a post. */
  sources: 10,
  /** Number of passages cited by a slide. */
  citedPassages: 50,
  /** Number of entries in `allowed`. */
  allowed: 200,
  /** Length of an entry of `allowed`, in UTF-16 units. */
  allowedCharacters: 200,
  /** Nesting levels of objects and arrays; the root is level 1, an item level 5. */
  nesting: 32,
  /** Maximum number of errors, and of warnings, in a result. */
  listedIssues: 1000,
} as const;
