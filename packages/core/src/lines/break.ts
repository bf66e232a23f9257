/** The end of a line after a word. */
export interface Break {
  /** How much the break disturbs reading: 0 after a sentence, `ordinary` between words. */
  cost: number;
  /** What ends with the word, `phrase` for a Japanese one; null if its phrase goes on. */
  ends: "sentence" | "clause" | "phrase" | null;
}

/** Costs of breaks after a word. */
export const breakCosts = {
  sentence: 0,
  clause: 1,
  /** Before a word that starts a phrase, e.g. a preposition. */
  phrase: 2.5,
  ordinary: 4,
  /** Between a first name and a surname. */
  name: 9,
  /** Before a short last word. */
  lost: 15,
  /** After a word that belongs to the next, e.g. an article, and after one that does so less. */
  leaning: 22,
  leaningLess: 12,
  /** Between a verb and a small word before it that is never parted from it. */
  bound: 28,
  /** Between a German adjective and its noun. */
  adjective: 15,
  /** Between a number and what it counts. */
  number: 26,
  /** Within a highlighted phrase. */
  highlight: 30,
} as const;
