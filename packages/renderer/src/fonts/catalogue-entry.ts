/** A font family in the generated catalogue. */
export interface CatalogueEntry {
  name: string;
  /** The npm package that has the family in its `files` folder. */
  packageName: string;
  /** Weights of a static family; empty for a variable one, which covers 100 to 900. */
  weights: readonly number[];
  /** Coverage by subset, encoded for `decodeRanges`; a character is drawn by the first subset that contains it. */
  coverage: Readonly<Record<string, string>>;
  /** Every file has an italic version with the same characters. */
  hasItalic?: boolean;
}
