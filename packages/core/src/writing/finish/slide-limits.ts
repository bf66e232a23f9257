/** Limits of a post's texts. A slide within the limits is readable on a phone. */
export const slideLimits = {
  words: 40,
  /** Words of a single post, which puts all its text on one slide. */
  singleWords: 90,
  /** Words of a summary. A longer summary becomes body text. */
  summaryWords: 16,
  titleCharacters: 80,
  /** Maximum characters of a title that a person wrote or chose as a hook. */
  ownTitleCharacters: 120,
  headerCharacters: 60,
  /** Maximum length of a slide's alt text, in UTF-16 units. */
  altCharacters: 1_000,
  hashtagsMin: 3,
  hashtagsMax: 6,
} as const;
