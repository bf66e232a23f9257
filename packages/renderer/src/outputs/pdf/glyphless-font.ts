import { PDFHexString, type PDFContext, type PDFRef } from "pdf-lib";
import { writeCompositeFont } from "./composite-font.ts";
import { hexOf } from "./unicode-map.ts";

/** A TrueType file with one empty glyph, made with fontTools' FontBuilder. */
const emptyFont =
  "AAEAAAAIAIAAAwAAY21hcAAMAEYAAAEMAAAALGdseWYAAAAAAAABPAAAAAFoZWFkxLb84AAAAIwAAAA2aGhlYQMiAyIAAADEAAAAJGhtdHgD6AAAAAABCAAAAARsb2NhAAAAAAAAATgAAAAEbWF4cAACAAIAAADoAAAAIHBvc3QAAwAAAAABQAAAACAAAQAAAAEAAMurQH9fDzz1AAMD6AAAAACy0F4AAAAAALLQXgAAAAAAAAAAAAAAAAMAAgAAAAAAAAABAAADIP84AAAD6AAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQABAAAAAQAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAAA+gAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAGAAAAAIAAgAAAAD//wAA//8AAQAAAAAAAAAAAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==";

/**
 * A font for invisible text, with empty glyphs one em wide. Each code is a whole grapheme cluster, so marks and emoji
 * sequences are extracted as written.
 */
export class GlyphlessFont {
  readonly ref: PDFRef;
  readonly #context: PDFContext;
  readonly #codes = new Map<string, number>();

  constructor(context: PDFContext) {
    this.#context = context;
    this.ref = context.nextRef();
  }

  encode(clusters: readonly string[]): PDFHexString {
    return PDFHexString.of(clusters.map((cluster) => hexOf(this.#codeOf(cluster))).join(""));
  }

  /** Writes the font with all codes used so far. */
  write(): void {
    const context = this.#context;
    writeCompositeFont(context, this.ref, {
      name: "GlyphlessFont",
      isItalic: false,
      bounds: [0, -200, 1000, 800],
      ascent: 800,
      descent: -200,
      capHeight: 800,
      stemWidth: 80,
      file: context.flateStream(Uint8Array.from(atob(emptyFont), (c) => c.charCodeAt(0))),
      widths: { DW: 1000 },
      // Every code maps to the one glyph.
      glyphOfCode: new Uint8Array(2 * this.#codes.size + 2),
      texts: Array.from(this.#codes, ([cluster, code]) => [code, cluster] as const),
    });
  }

  #codeOf(cluster: string): number {
    const known = this.#codes.get(cluster);
    if (known !== undefined) return known;
    const code = this.#codes.size + 1;
    this.#codes.set(cluster, code);
    return code;
  }
}
