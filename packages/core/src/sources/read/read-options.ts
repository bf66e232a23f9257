/** A part that was left out, e.g. an `image`; equal nouns are counted together. */
export interface LeftPart {
  noun: string;
  example?: string;
  /** Its plural, if not with an s. */
  several?: string;
}

/** What is known of a text before it is read. */
export interface ReadOptions {
  /** BCP 47 tag, if the person or the file names the language. */
  language?: string | undefined;
  /** Used if the text has no title or heading. */
  title?: string | undefined;
  /** Parts that were left out before. */
  left?: readonly LeftPart[] | undefined;
  /** True if the text was cut before. */
  isCut?: boolean | undefined;
}
