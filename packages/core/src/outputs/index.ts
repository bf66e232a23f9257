export { outputFileName, postFolderName, titledFileName, zipEntryName } from "./file-names.ts";
export {
  type FileType,
  fileTypes,
  type ImageType,
  imageTypes,
  isImageType,
  listTypesWith,
  outputs,
  type OutputType,
  outputTypes,
  compressions,
  type Compression,
  qualityRange,
  scaleRange,
} from "./outputs.ts";
export { hasSlide, slideRangePattern } from "./slide-range.ts";
