import { readPdfOptions } from "../pdf/pdf-options.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";

/** The JPEGs of all slides of the job's post as the pages of one PDF. */
export async function joinPdf(
  slides: readonly RenderedSlide[],
  job: SlideJob,
): Promise<Uint8Array<ArrayBuffer>> {
  // Few ask for one, and its library is large.
  const { buildPdf } = await import("../pdf/build-pdf.ts");
  return buildPdf(slides, readPdfOptions(job));
}
