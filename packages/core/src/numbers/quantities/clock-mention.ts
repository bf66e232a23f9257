/** A time of day, in minutes since midnight; two if a 12-hour clock's half isn't known. */
export interface ClockMention {
  start: number;
  end: number;
  raw: string;
  minutes: readonly number[];
  /** The number, if it may also count something, as in `at 8`. */
  count?: number;
  /** The duration that the words may mean instead, as in `5 h 30`. */
  seconds?: number;
  /** Whether no number was typed, as in `noon`. */
  isImplicit?: true;
}
