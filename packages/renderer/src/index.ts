export { buildSlideJob } from "./build-slide-job.ts";
export { joinDrawnLines } from "./join-drawn-lines.ts";
export {
  type LayoutWarning,
  listLayoutWarnings,
  listFileLayoutWarnings,
} from "./list-layout-warnings.ts";
export type { FetchBytes } from "./media/media.ts";
export { type ConvertImage, convertImages, describeShrunk } from "./media/convert-images.ts";
export { describeCause, MediumError } from "./media/medium-error.ts";
export { RenderError, type RenderErrorCode } from "./render-error.ts";
export type {
  MediaBox,
  RenderedSlide,
  RenderOptions,
  SlideJob,
  SlideLayout,
  TextBox,
  TextLine,
} from "./slide-job.ts";
export { getImageType, listOutputJobs } from "./outputs/output-jobs.ts";
export { joinSlides } from "./outputs/join-slides.ts";
export type { FileOptions } from "./outputs/file-options.ts";
export { listSlideJobs } from "./slide-set.ts";
export { zipTime } from "./outputs/zip-time.ts";
