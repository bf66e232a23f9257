import { PDFHexString, PDFName, type PDFContext, type PDFRef } from "pdf-lib";
import { hexOf, writeUnicodeMap } from "./unicode-map.ts";

/** A TrueType file of one empty glyph, made with fontTools' FontBuilder. */
const emptyFont =
  "AAEAAAAIAIAAAwAAY21hcAAMAEYAAAEMAAAALGdseWYAAAAAAAABPAAAAAFoZWFkxLb84AAAAIwAAAA2aGhlYQMiAyIAAADEAAAAJGhtdHgD6AAAAAABCAAAAARsb2NhAAAAAAAAATgAAAAEbWF4cAACAAIAAADoAAAAIHBvc3QAAwAAAAABQAAAACAAAQAAAAEAAMurQH9fDzz1AAMD6AAAAACy0F4AAAAAALLQXgAAAAAAAAAAAAAAAAMAAgAAAAAAAAABAAADIP84AAAD6AAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQABAAAAAQAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAAA+gAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAGAAAAAIAAgAAAAD//wAA//8AAQAAAAAAAAAAAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==";

/**
 * A font whose glyphs draw nothing and are one em wide. Each code stands for a whole grapheme cluster, so that marks and
 * emoji sequences are read as they were written.
 */
export class GlyphlessFont {
  readonly ref: PDFRef;
  readonly #context: PDFContext;
  readonly #codes = new Map<string, number>();

  constructor(context: PDFContext) {
    this.#context = context;
    this.ref = context.nextRef();
  }

  /** The clusters as a string of this font. */
  encode(clusters: readonly string[]): PDFHexString {
    return PDFHexString.of(clusters.map((cluster) => hexOf(this.#codeOf(cluster))).join(""));
  }

  /** Writes the font with all that was encoded (ISO 32000-1, 9.7 and 9.10.3). */
  write(): void {
    const context = this.#context;
    const codes = [...this.#codes].map(([cluster, code]) => [code, cluster] as const);
    const name = PDFName.of("GlyphlessFont");
    const file = context.flateStream(Uint8Array.from(atob(emptyFont), (c) => c.charCodeAt(0)));
    const descriptor = context.obj({
      Type: "FontDescriptor",
      FontName: name,
      Flags: 4,
      FontBBox: [0, -200, 1000, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 800,
      StemV: 80,
      FontFile2: context.register(file),
    });
    const descendant = context.obj({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFHexString.fromText("Adobe"),
        Ordering: PDFHexString.fromText("Identity"),
        Supplement: 0,
      },
      FontDescriptor: context.register(descriptor),
      DW: 1000,
      // Every code draws the one glyph.
      CIDToGIDMap: context.register(context.flateStream(new Uint8Array(2 * this.#codes.size + 2))),
    });
    const font = context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: name,
      Encoding: "Identity-H",
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(writeUnicodeMap(codes))),
    });
    context.assign(this.ref, font);
  }

  #codeOf(cluster: string): number {
    const known = this.#codes.get(cluster);
    if (known !== undefined) return known;
    const code = this.#codes.size + 1;
    this.#codes.set(cluster, code);
    return code;
  }
}
