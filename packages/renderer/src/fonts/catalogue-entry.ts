/** A font family in the generated catalogue. */
export interface CatalogueEntry {
  name: string;
  /** The npm package that has the family in its `files` folder. */
  packageName: string;
  /** Weights of a static family, one file each. Empty for a variable family, because each file has all its weights. */
  weights: readonly number[];
  /** Encoded coverage of each subset, for `decodeRanges`. The first subset that contains a character draws it. */
  coverage: Readonly<Record<string, string>>;
  /** Every file has an italic version with the same characters. */
  hasItalic?: boolean;
}
