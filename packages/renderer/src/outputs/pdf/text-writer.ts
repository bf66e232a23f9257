import {
  beginText,
  endText,
  type PDFContext,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from "pdf-lib";
import type { LinePiece, TextBox, TextLine, Typesetting } from "../../slide-job.ts";
import { GlyphlessFont } from "./glyphless-font.ts";
import type { DocumentFonts } from "./type/document-fonts.ts";
import { listVisualClusters } from "./visual-clusters.ts";

const unseenName = PDFName.of("Text");

/** Ascent of the glyphless font, as a fraction of the em. */
const unseenAscent = 0.8;

/** Writes the texts of a document's pages, visible or invisible. */
export class TextWriter {
  readonly #fonts: DocumentFonts;
  readonly #unseen: GlyphlessFont;
  #usesUnseen = false;

  constructor(context: PDFContext, fonts: DocumentFonts) {
    this.#fonts = fonts;
    this.#unseen = new GlyphlessFont(context);
  }

  /** Returns the operators that draw a text, line by line in reading order, and adds its fonts to the page. */
  write(page: PDFPage, text: TextBox): PDFOperator[] {
    return text.lines.flatMap(({ pieces, ...line }) =>
      (pieces ?? [line]).flatMap((piece: LinePiece) =>
        piece.type
          ? this.#set(page, piece.type, piece, text.fontSizePx)
          : this.#place(page, text, { ...line, ...piece }),
      ),
    );
  }

  /** Writes the fonts with the glyphs used so far. */
  async finish(): Promise<void> {
    await this.#fonts.write();
    if (this.#usesUnseen) this.#unseen.write();
  }

  #set(page: PDFPage, type: Typesetting, { text, xPx }: LinePiece, sizePx: number): PDFOperator[] {
    const font = this.#fonts.get(type.face);
    const baselinePx = type.ascentPx + (font.heights.ascent * sizePx) / 1000;
    const { operand } = font.set({ ...type, written: text, sizePx });
    page.node.setFontDictionary(font.name, font.ref);
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(type.color.slice(at, at + 2), 16) / 255;
      return Math.round(channel * 10_000) / 10_000;
    });
    return [
      beginText(),
      setFillingRgbColor(red ?? 0, green ?? 0, blue ?? 0),
      setFontAndSize(font.name, sizePx),
      setTextMatrix(1, 0, 0, 1, round(xPx), round(page.getHeight() - baselinePx)),
      PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [operand]),
      endText(),
    ];
  }

  /** Places invisible text over the words in the image. */
  #place(page: PDFPage, { direction, fontSizePx }: TextBox, line: TextLine): PDFOperator[] {
    const { text, xPx, yPx, widthPx, heightPx } = line;
    const clusters = listVisualClusters(text, direction);
    if (clusters.length === 0) return [];
    this.#usesUnseen = true;
    page.node.setFontDictionary(unseenName, this.#unseen.ref);
    const baselinePx = yPx + (heightPx - fontSizePx) / 2 + unseenAscent * fontSizePx;
    return [
      pushGraphicsState(),
      beginText(),
      setFontAndSize(unseenName, fontSizePx),
      setTextRenderingMode(TextRenderingMode.Invisible),
      setCharacterSqueeze(round((100 * widthPx) / (clusters.length * fontSizePx))),
      setTextMatrix(1, 0, 0, 1, round(xPx), round(page.getHeight() - baselinePx)),
      showText(this.#unseen.encode(clusters)),
      endText(),
      popGraphicsState(),
    ];
  }
}

/** Rounds to the precision that viewers display. */
function round(length: number): number {
  return Math.round(length * 1000) / 1000;
}
