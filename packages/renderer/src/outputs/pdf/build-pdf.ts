import { headlineLabel, readSlideMedia } from "@slideloom/core/document";
import { findTextLanguage } from "@slideloom/core/slide";
import {
  concatTransformationMatrix,
  drawObject,
  endPath,
  PDFDocument,
  PDFHexString,
  type PDFPage,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from "pdf-lib";
import type { MediaBox, RenderedSlide, SlideJob } from "../../slide-job.ts";
import type { TypeSource } from "../../asset-source.ts";
import { findLinks, type Link } from "./find-links.ts";
import { readPdfOptions } from "./pdf-options.ts";
import { markArtifact, type Tag, TagTree } from "./tags.ts";
import { TextTags } from "./text-tags.ts";
import { TextWriter } from "./text-writer.ts";
import { DocumentFonts } from "./type/document-fonts.ts";

/**
 * Builds a tagged PDF with a JPEG per slide, at 1 point per CSS px. Text that the JPEG omits is written visibly, all
 * other text invisibly.
 */
export async function buildPdf(
  slides: readonly RenderedSlide[],
  job: SlideJob,
  assets: TypeSource | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, addresses } = readPdfOptions(job);
  // Latin script doesn't identify a language, so the app's language, English, is used.
  const language = findTextLanguage(title) ?? "en";
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer("Slideloom");
  document.setLanguage(language);
  const layouts = slides.map(({ layout }) => layout);
  const fonts = await DocumentFonts.open(layouts, document.context, assets);
  const tree = new TagTree(document);
  const tags = new TextTags(tree, job.post, language);
  const writer = new TextWriter(document.context, fonts);
  for (const { bytes, layout } of slides) {
    const page = document.addPage([layout.widthPx, layout.heightPx]);
    const section = tree.addPage(page);
    const work = { tree, section, page, job };
    await drawImage(page, bytes);
    for (const text of layout.texts) {
      const tag = tags.choose(section, text);
      const content = writer.write(page, text);
      page.pushOperators(...(tag ? tree.mark(tag, content) : markArtifact(content)));
      if (text.direction === "ltr") {
        addLinks(work, tag ?? section, findLinks(text.lines, addresses));
      }
    }
    for (const medium of layout.media) addFigure(work, medium);
  }
  await writer.finish();
  tree.write();
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}

/** The state of writing one page. */
interface PageWork {
  tree: TagTree;
  section: Tag;
  page: PDFPage;
  job: SlideJob;
}

/** Draws the slide's image as an artifact: screen readers skip it, because tagged texts and figures repeat it. */
async function drawImage(page: PDFPage, bytes: Uint8Array): Promise<void> {
  // Copied, because pdf-lib reads a view from the start of its buffer.
  const { ref } = await page.doc.embedJpg(bytes.slice());
  const image = page.node.newXObject("Slide", ref);
  const { width, height } = page.getSize();
  page.pushOperators(
    ...markArtifact([
      pushGraphicsState(),
      concatTransformationMatrix(width, 0, 0, height, 0, 0),
      drawObject(image),
      popGraphicsState(),
    ]),
  );
}

/** Tags the area of an image or video. The slide's image already shows the medium, so the tag draws nothing. */
function addFigure(
  { tree, section, page, job }: PageWork,
  { slide, kind, xPx, yPx, widthPx, heightPx }: MediaBox,
): void {
  const content = job.post.content[slide];
  if (kind === "failed" || !content) return;
  const alt = readSlideMedia(content)?.alt || headlineLabel(content.header);
  const [left, bottom] = [xPx, page.getHeight() - yPx - heightPx];
  const bounds = [left, bottom, left + widthPx, bottom + heightPx] as const;
  const figure = tree.add(section, "Figure", { alt, bounds });
  page.pushOperators(...tree.mark(figure, [rectangle(left, bottom, widthPx, heightPx), endPath()]));
}

function addLinks({ tree, page }: PageWork, tag: Tag, links: readonly Link[]): void {
  const { context } = page.doc;
  for (const { url, xPx, yPx, widthPx, heightPx } of links) {
    const top = page.getHeight() - yPx;
    const annotation = context.register(
      context.obj({
        Type: "Annot",
        Subtype: "Link",
        Rect: [xPx, top - heightPx, xPx + widthPx, top],
        Border: [0, 0, 0],
        Contents: PDFHexString.fromText(url),
        A: { Type: "Action", S: "URI", URI: PDFString.of(url.replace(/[()\\]/g, "\\$&")) },
      }),
    );
    page.node.addAnnot(annotation);
    tree.addAnnotation(tag, annotation);
  }
}
