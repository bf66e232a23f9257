import { PDFHexString, PDFName, type PDFContext, type PDFRef, type PDFStream } from "pdf-lib";
import { writeUnicodeMap } from "./unicode-map.ts";

/** A font whose two-byte codes map to glyphs of a TrueType file; lengths in 1/1000 em. */
export interface CompositeFont {
  name: string;
  isItalic: boolean;
  /** Bounding box of all glyphs: left, bottom, right and top. */
  bounds: number[];
  ascent: number;
  descent: number;
  capHeight: number;
  stemWidth: number;
  file: PDFStream;
  /** Glyph widths: `W` lists those of the codes from 1 on, `DW` is the default width. */
  widths: { DW: number; W?: number[] };
  /** Two bytes per code, starting with code 0. */
  glyphOfCode: Uint8Array;
  texts: Iterable<readonly [code: number, text: string]>;
}

/** Writes the font under `ref` (ISO 32000-1, 9.7.4 to 9.7.6, 9.8 and 9.10.3). */
export function writeCompositeFont(context: PDFContext, ref: PDFRef, font: CompositeFont): void {
  const name = PDFName.of(font.name);
  const descriptor = context.obj({
    Type: "FontDescriptor",
    FontName: name,
    Flags: font.isItalic ? 4 | 64 : 4,
    FontBBox: font.bounds,
    ItalicAngle: font.isItalic ? -12 : 0,
    Ascent: font.ascent,
    Descent: font.descent,
    CapHeight: font.capHeight,
    StemV: font.stemWidth,
    FontFile2: context.register(font.file),
  });
  const { DW, W } = font.widths;
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
    DW,
    ...(W && { W: [1, W] }),
    CIDToGIDMap: context.register(context.flateStream(font.glyphOfCode)),
  });
  const composite = context.obj({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: name,
    Encoding: "Identity-H",
    DescendantFonts: [context.register(descendant)],
    ToUnicode: context.register(context.flateStream(writeUnicodeMap(font.texts))),
  });
  context.assign(ref, composite);
}
