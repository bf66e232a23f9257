import { findTextLanguage } from "@slideloom/core/slide";
import {
  beginText,
  endText,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFString,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from "pdf-lib";
import type { RenderedSlide, SlideJob, TextBox, TextLine } from "../../slide-job.ts";
import { findLinks, type Link } from "./find-links.ts";
import { GlyphlessFont } from "./glyphless-font.ts";
import { readPdfOptions } from "./pdf-options.ts";
import { listVisualClusters } from "./visual-clusters.ts";

const fontName = PDFName.of("Text");

/** Share of the em above the baseline, as in the glyphless font. */
const ascent = 0.8;

/**
 * A PDF of JPEG slides, a page each, of one point a CSS px. Over each picture lie its words, invisible, to be found, copied
 * and read aloud. The same slides give the same bytes.
 */
export async function buildPdf(
  slides: readonly RenderedSlide[],
  job: SlideJob,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, addresses } = readPdfOptions(job);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer("Slideloom");
  // Latin letters tell no language; the product's own stands in.
  document.setLanguage(findTextLanguage(title) ?? "en");
  const font = new GlyphlessFont(document.context);
  for (const { bytes, layout } of slides) {
    const { widthPx: width, heightPx: height, texts } = layout;
    const page = document.addPage([width, height]);
    page.drawImage(await document.embedJpg(bytes), { x: 0, y: 0, width, height });
    page.node.setFontDictionary(fontName, font.ref);
    for (const text of texts) {
      for (const line of text.lines) writeLine(page, font, text, line);
      if (text.direction === "ltr") addLinks(page, findLinks(text.lines, addresses));
    }
  }
  font.write();
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}

function writeLine(
  page: PDFPage,
  font: GlyphlessFont,
  { direction, fontSizePx }: TextBox,
  { text, xPx, yPx, widthPx, heightPx }: TextLine,
): void {
  const clusters = listVisualClusters(text, direction);
  const baselinePx = yPx + (heightPx - fontSizePx) / 2 + ascent * fontSizePx;
  page.pushOperators(
    beginText(),
    setFontAndSize(fontName, fontSizePx),
    setTextRenderingMode(TextRenderingMode.Invisible),
    setCharacterSqueeze((100 * widthPx) / (clusters.length * fontSizePx)),
    setTextMatrix(1, 0, 0, 1, xPx, page.getHeight() - baselinePx),
    showText(font.encode(clusters)),
    endText(),
  );
}

function addLinks(page: PDFPage, links: readonly Link[]): void {
  const { context } = page.doc;
  for (const { url, xPx, yPx, widthPx, heightPx } of links) {
    const top = page.getHeight() - yPx;
    const link = context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: [xPx, top - heightPx, xPx + widthPx, top],
      Border: [0, 0, 0],
      A: { Type: "Action", S: "URI", URI: PDFString.of(url.replace(/[()\\]/g, "\\$&")) },
    });
    page.node.addAnnot(context.register(link));
  }
}
