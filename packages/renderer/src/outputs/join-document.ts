import { readPdfOptions } from "./pdf/pdf-options.ts";
import type { DocumentType } from "./document-type.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";

/** The JPEGs of all slides of the job's post as the pages of one document. The same slides give the same bytes. */
export async function joinDocument(
  type: DocumentType,
  slides: readonly RenderedSlide[],
  job: SlideJob,
): Promise<Uint8Array<ArrayBuffer>> {
  // Few ask for one, and the code is large.
  if (type === "pptx") {
    const { buildPptx } = await import("./pptx/build-pptx.ts");
    return buildPptx(slides, job);
  }
  const { buildPdf } = await import("./pdf/build-pdf.ts");
  return buildPdf(slides, readPdfOptions(job));
}
