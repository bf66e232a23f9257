/** One family as the generated catalogue keeps it. */
export interface CatalogueEntry {
  name: string;
  /** The package whose `files` folder holds the family. */
  packageName: string;
  /** Weights of a static family; empty for a variable one, whose files hold all from 100 to 900. */
  weights: readonly number[];
  /** Coverage by subset, for `decodeRanges`; the first subset that has a character serves it. */
  coverage: Readonly<Record<string, string>>;
  /** Every file has a sister in italic, with the same characters. */
  hasItalic?: boolean;
}
