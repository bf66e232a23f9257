/** The end of a line after a word. */
export interface Break {
  /** How much the break disturbs reading: 0 after a sentence, `ordinary` between words. */
  cost: number;
  /** What ends with the word; null if its phrase goes on. */
  ends: "sentence" | "clause" | null;
}
