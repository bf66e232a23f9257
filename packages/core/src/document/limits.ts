/** Most slides of a post that is made from a text or topic, with a model or without. */
export const maxMadeSlides = 15;

/** Limits against hostile or runaway input. */
export const postLimits = {
  /** Maximum length of the JSON text in UTF-8 bytes: 1 MiB. */
  textBytes: 1_048_576,
  slides: 100,
  /** Maximum length of a caption in UTF-16 units: Facebook's limit, the highest of all services. */
  caption: 63_206,
  sources: 10,
  citedPassages: 50,
  /** Maximum number of entries in `allowed`. */
  allowed: 200,
  /** Maximum length of an entry of `allowed`, in UTF-16 units. */
  allowedCharacters: 200,
  /** Maximum nesting level of objects and arrays. The root has level 1, and an item has level 5. */
  nesting: 32,
  /** Maximum number of values, including objects and arrays: 100 slides of 100 items have half as many. */
  values: 60_000,
  /** Maximum number of errors, and of warnings, in a result. */
  listedIssues: 1000,
} as const;
