/** How much a slide holds at a size that a phone's reader can read. */
export const slideLimits = {
  words: 40,
  /** A single post is one card that says everything. */
  singleWords: 90,
  /** A call-out longer than this is body text. */
  summaryWords: 16,
  titleCharacters: 80,
  headerCharacters: 60,
  hashtagsMin: 3,
  hashtagsMax: 6,
} as const;
