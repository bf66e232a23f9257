/** A part that was left out, e.g. an `image`. Parts with the same noun are counted together. */
export interface LeftPart {
  noun: string;
  example?: string;
  /** The plural, if it isn't the noun with an s. */
  several?: string;
}

/** Facts about a text that are known before reading it. */
export interface ReadOptions {
  /** BCP 47 tag, if the person or the file names the language. */
  language?: string | undefined;
  /** Title to use if the text has no title or heading. */
  title?: string | undefined;
  /** Parts that were left out before reading. */
  left?: readonly LeftPart[] | undefined;
  /** True if the text was cut before reading. */
  isCut?: boolean | undefined;
}
