export { documentMediaTypes, type DocumentType } from "./outputs/document-type.ts";
export { listDoubts, listFileDoubts } from "./list-doubts.ts";
export { MediumError } from "./media/medium-error.ts";
export { RenderError, type RenderErrorCode } from "./render-error.ts";
export type {
  ImageType,
  MediaBox,
  MissingCharacters,
  MissingMedium,
  Overflow,
  RenderedSlide,
  RenderOptions,
  SlideJob,
  SlideLayout,
  TextBox,
  TextLine,
  ZipOptions,
} from "./slide-job.ts";
export { listSlideJobs } from "./slide-set.ts";
export { zipTime } from "./outputs/zip-time.ts";
export { hasEastAsianWords, hasHangul, markPhraseBreaks } from "./text/word-breaks.ts";
