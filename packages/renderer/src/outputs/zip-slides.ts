import { listEntryNames } from "./entry-names.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";
import type { FileOptions } from "./file-options.ts";
import { zipFiles } from "./zip-files.ts";
import { listZipTexts } from "./zip-texts.ts";

/** Builds a ZIP of the job's slides, as `slide-{n}` files, n from 1. */
export function zipSlides(
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions,
): Uint8Array<ArrayBuffer> {
  const names = listEntryNames(slides.length, options);
  const files = slides.map(({ bytes }, index) => [names[index] ?? "", bytes] as const);
  return zipFiles(files, options.texts ? listZipTexts(job, slides, names, options) : {});
}
