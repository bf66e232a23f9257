declare module "bidi-js" {
  interface EmbeddingLevels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }

  /** The Unicode Bidirectional Algorithm (UAX #9); indexes are UTF-16 code units. */
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, baseDirection?: "ltr" | "rtl" | "auto"): EmbeddingLevels;
    /** Returns the code units' indexes in visual order. */
    getReorderedIndices(text: string, levels: EmbeddingLevels): number[];
  };
}
