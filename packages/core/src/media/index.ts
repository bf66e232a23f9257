export { detectFileType } from "./file-type.ts";
export { isCutOff } from "./is-cut-off.ts";
export { isCmyk, needsConversion } from "./needs-conversion.ts";
export { listUndrawnSvg } from "./list-undrawn-svg.ts";
export {
  judgeUpload,
  maxImageEdgePx,
  maxImagePixels,
  maxUploadBytes,
  refuseCutOff,
} from "./upload.ts";
export { describeConnectionError } from "./connection-error.ts";
export {
  findMediaFileName,
  isVideoUrl,
  mediaFileLabel,
  parseMediaUrl,
  shortenMediaUrl,
} from "./media-url.ts";
export { embeddedLimits, isDataImage } from "./data-url.ts";
