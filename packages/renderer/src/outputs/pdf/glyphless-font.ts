import { PDFHexString, PDFName, type PDFContext, type PDFRef } from "pdf-lib";

/** A TrueType file of one empty glyph, made with fontTools' FontBuilder. */
const emptyFont =
  "AAEAAAAIAIAAAwAAY21hcAAMAEYAAAEMAAAALGdseWYAAAAAAAABPAAAAAFoZWFkxLb84AAAAIwAAAA2aGhlYQMiAyIAAADEAAAAJGhtdHgD6AAAAAABCAAAAARsb2NhAAAAAAAAATgAAAAEbWF4cAACAAIAAADoAAAAIHBvc3QAAwAAAAABQAAAACAAAQAAAAEAAMurQH9fDzz1AAMD6AAAAACy0F4AAAAAALLQXgAAAAAAAAAAAAAAAAMAAgAAAAAAAAABAAADIP84AAAD6AAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQABAAAAAQAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAAA+gAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAGAAAAAIAAgAAAAD//wAA//8AAQAAAAAAAAAAAAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==";

/** A ToUnicode map may hold so many lines a block (Adobe Technical Note 5411). */
const maxBlockLines = 100;

const hex = (code: number) => code.toString(16).padStart(4, "0");

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
    return PDFHexString.of(clusters.map((cluster) => hex(this.#codeOf(cluster))).join(""));
  }

  /** Writes the font with all that was encoded (ISO 32000-1, 9.7 and 9.10.3). */
  write(): void {
    const context = this.#context;
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
      ToUnicode: context.register(context.flateStream(this.#buildUnicodeMap())),
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

  #buildUnicodeMap(): string {
    const lines = [...this.#codes].map(([cluster, code]) => {
      const units = Array.from({ length: cluster.length }, (_, at) => hex(cluster.charCodeAt(at)));
      return `<${hex(code)}> <${units.join("")}>`;
    });
    const blocks: string[] = [];
    for (let from = 0; from < lines.length; from += maxBlockLines) {
      const block = lines.slice(from, from + maxBlockLines);
      blocks.push(`${block.length} beginbfchar`, ...block, "endbfchar");
    }
    return [
      "/CIDInit /ProcSet findresource begin",
      "12 dict begin",
      "begincmap",
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
      "/CMapName /Adobe-Identity-UCS def",
      "/CMapType 2 def",
      "1 begincodespacerange",
      "<0000> <ffff>",
      "endcodespacerange",
      ...blocks,
      "endcmap",
      "CMapName currentdict /CMap defineresource pop",
      "end",
      "end",
    ].join("\n");
  }
}
