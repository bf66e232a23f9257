/** Texts that posts are made from. */
export interface SourceTables {
  sources: SourceRow;
}

/** A source of an account; deleted after a week. */
export interface SourceRow {
  id: string;
  accountId: string;
  /** Hash of the text: the same text from the same address is kept once. */
  hash: string;
  /** JSON, without the passages. */
  source: string;
  /** JSON. */
  passages: string;
  /** JSON: other parts of the file or feed. */
  choices: string;
  readAtMs: number;
  expiresAtMs: number;
}
