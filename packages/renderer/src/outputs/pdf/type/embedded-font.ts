import { PDFName, type PDFContext, type PDFRef } from "pdf-lib";
import { weightNames } from "../../../fonts/weight-names.ts";
import type { FontFace } from "../../../slide-job.ts";
import { writeCompositeFont } from "../composite-font.ts";
import { hexOf } from "../unicode-map.ts";
import type { FontHeights, Glyph, Shaper } from "./shaper.ts";
import type { Subsetter } from "./subsetter.ts";

export interface SetWords {
  /** The letters to draw. */
  drawn: string;
  /** The text for search and copy; each letter corresponds to one of `drawn`. */
  written: string;
  sizePx: number;
  letterSpacingPx: number;
  features: readonly string[];
}

/** A font code: a glyph together with the letters it represents. */
interface Code {
  code: number;
  glyphId: number;
  width: number;
  text: string;
}

/**
 * Characters that are never drawn. Soft hyphens are excluded, because PDFs use U+00AD for the hyphen at a line's end
 * (ISO 32000-1, 14.8.2.2.3).
 */
const invisible = /(?!\u00AD)[\p{Cf}\n]/gu;

/** Rounds lengths, in 1/1000 em, to the precision that a PDF needs. */
const round = (length: number) => Math.round(length * 100) / 100;

/**
 * One weight of a font file, reduced to a document's glyphs. A code stores the letters of its glyph, so ligatures and
 * uppercased text are copied as written.
 */
export class EmbeddedFont {
  readonly ref: PDFRef;
  /** Resource name of the font on pages. */
  readonly name: PDFName;
  readonly #context: PDFContext;
  readonly #face: FontFace;
  readonly #sfnt: Uint8Array;
  readonly #shaper: Shaper;
  readonly #font: number;
  readonly heights: FontHeights;
  readonly #number: number;
  readonly #codes = new Map<string, Code>();

  /** `number` is the font's zero-based index in the document. */
  constructor(
    context: PDFContext,
    {
      face,
      sfnt,
      shaper,
      number,
    }: { face: FontFace; sfnt: Uint8Array; shaper: Shaper; number: number },
  ) {
    this.#context = context;
    this.#face = face;
    this.#sfnt = sfnt;
    this.#shaper = shaper;
    this.#font = shaper.open(sfnt, face.weight);
    this.heights = shaper.readHeights(this.#font);
    this.#number = number;
    this.ref = context.nextRef();
    this.name = PDFName.of(`F${number + 1}`);
  }

  /** Returns the operand of TJ (ISO 32000-1, 9.4.3) that draws the text, and the text's width in px. */
  set({ drawn, written, sizePx, letterSpacingPx, features }: SetWords): {
    operand: string;
    widthPx: number;
  } {
    const glyphs = this.#shaper.shape(this.#font, drawn, features);
    const spacing = (letterSpacingPx * 1000) / sizePx;
    let operand = "";
    let [placed, wanted] = [0, 0];
    for (const [index, glyph] of glyphs.entries()) {
      const letters = lettersOf(glyphs, index, written);
      if (letters === null) continue;
      const { code, width } = this.#codeOf(glyph, letters);
      const gap = round(placed - wanted - glyph.shift);
      if (gap !== 0) operand += `> ${gap} <`;
      placed += width - gap;
      wanted += glyph.advance + spacing;
      operand += hexOf(code);
    }
    return { operand: `[<${operand}>]`.replace("<> ", ""), widthPx: (wanted * sizePx) / 1000 };
  }

  /** Writes the font with the glyphs used so far. */
  write(subsetter: Subsetter): void {
    const context = this.#context;
    const { family, weight, isItalic } = this.#face;
    const codes = [...this.#codes.values()];
    const glyphIds = new Set(codes.map(({ glyphId }) => glyphId));
    const file = subsetter.subset(this.#sfnt, [0, ...glyphIds], weight);
    const style = `${weightNames[weight] ?? weight}${isItalic ? "Italic" : ""}`;
    const { ascent, descent, capHeight } = this.heights;
    const glyphOfCode = new Uint8Array(2 * (codes.length + 1));
    for (const { code, glyphId } of codes) {
      glyphOfCode.set([glyphId >> 8, glyphId & 255], 2 * code);
    }
    writeCompositeFont(context, this.ref, {
      name: `${tagOf(this.#number)}+${family.replaceAll(" ", "")}-${style}`,
      isItalic,
      bounds: readBounds(file),
      ascent: round(ascent),
      descent: round(descent),
      capHeight: round(capHeight),
      stemWidth: Math.round(weight / 5),
      file: context.flateStream(file, { Length1: file.length }),
      widths: { DW: 0, W: codes.map(({ width }) => width) },
      glyphOfCode,
      texts: codes.map(({ code, text }) => [code, text] as const),
    });
  }

  #codeOf({ id, width }: Glyph, text: string): Code {
    const key = `${id} ${text}`;
    const known = this.#codes.get(key);
    if (known) return known;
    const code = { code: this.#codes.size + 1, glyphId: id, width: round(width), text };
    this.#codes.set(key, code);
    return code;
  }
}

/**
 * Returns the letters that a glyph represents, or null if they are all invisible. If several glyphs draw one letter,
 * the first gets the letter and the others an empty text.
 */
function lettersOf(glyphs: readonly Glyph[], index: number, written: string): string | null {
  const at = glyphs[index]?.at ?? 0;
  if (glyphs[index - 1]?.at === at) return "";
  const next = glyphs.slice(index + 1).find((glyph) => glyph.at !== at);
  const letters = written.slice(at, next?.at).replace(invisible, "");
  return letters === "" ? null : letters;
}

/** Builds the six capitals that tag a subset (ISO 32000-1, 9.6.4). */
function tagOf(number: number): string {
  const digits = Array.from({ length: 6 }, (_, at) => Math.floor(number / 26 ** (5 - at)) % 26);
  return String.fromCharCode(...digits.map((digit) => 65 + digit));
}

/** Reads the bounding box of all glyphs, in 1/1000 em, from the `head` table. */
function readBounds(sfnt: Uint8Array): number[] {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const head = 0x68656164;
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    if (view.getUint32(record) !== head) continue;
    const at = view.getUint32(record + 8);
    const unitsPerEm = view.getUint16(at + 18);
    return [36, 38, 40, 42].map((field) =>
      Math.round((view.getInt16(at + field) * 1000) / unitsPerEm),
    );
  }
  throw new Error("A font has no head table");
}
