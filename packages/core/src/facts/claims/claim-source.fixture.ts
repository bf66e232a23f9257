/** A source, and sentences about it for tests. */
export interface ClaimSource {
  language: string;
  source: string;
  /** Sentences that the source says, in other words, units or notations. */
  right: readonly string[];
  /** Sentences that differ from the source in a number, unit, date, name or quotation. */
  wrong: readonly string[];
}
