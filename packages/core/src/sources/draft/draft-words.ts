/**
 * Patterns of sentences that can't start a slide, because they refer to an earlier sentence. Most patterns match only
 * at a sentence's start.
 */
export interface References {
  /** Matches a pronoun or a phrase such as `the effect` at the start, or `the same` anywhere. */
  refers: RegExp;
  /**
   * `pronoun` matches a plural pronoun and the words before it. `names` matches a noun to which the pronoun may refer.
   */
  open?: { pronoun: RegExp; names: RegExp };
  /** Matches an object pronoun in the first words of a quotation, e.g. `I only do this`. */
  quoted: RegExp;
}

/** Patterns for judging sentences in a language. Languages without an entry are judged only by numbers and lengths. */
export interface DraftWords {
  /** The language's two letters, e.g. `de`. */
  code: string;
  /** Matches the start of a sentence that depends on the one before. */
  leans: RegExp;
  /** Matches a conjunction that may be removed at the start of a slide. */
  joins: RegExp;
  /** Matches negations, contrasts and lessons, which make a sentence worth reading. */
  turns: RegExp;
  /** Matches the start of a sentence that corrects the one before, e.g. `Or rather, …`. */
  corrects: RegExp;
  /** Matches the start of a sentence that may correct the one before: `I mean Tuesday.`, but also `I mean it.` */
  objects: RegExp;
  /** Matches the start of a second clause, if both clauses make sense alone. */
  splits: RegExp;
  /** Matches the start of a subordinate clause. */
  subordinates: RegExp;
  /** Matches verbs of speech, e.g. "said". */
  says: RegExp;
  /** Matches pronouns that don't say who is meant. */
  pronouns: RegExp;
  references: References | null;
  /** Matches a sentence that starts with a reference to the sentence before; null if the language isn't known. */
  backward: RegExp | null;
}
