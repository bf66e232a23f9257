/** Texts that posts are made from. */
export interface SourceTables {
  sources: SourceRow;
}

/** A source of an account; deleted after a week. */
export interface SourceRow {
  id: string;
  accountId: string;
  /** Hash of the text. If an address is read again with the same text, the row is replaced. */
  hash: string;
  /** The source as JSON, without its passages. */
  source: string;
  /** The source's passages as JSON. */
  passages: string;
  /** Other parts of the file or feed that can be read instead, as JSON. */
  choices: string;
  readAtMs: number;
  expiresAtMs: number;
}
