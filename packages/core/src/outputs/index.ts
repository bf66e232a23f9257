export {
  outputFileName,
  postFolderName,
  slideFileName,
  titledFileName,
  zipEntryName,
} from "./file-names.ts";
export {
  type FileType,
  fileTypes,
  type ImageType,
  imageTypes,
  isFileType,
  isImageType,
  listTypesWith,
  outputGuide,
  type OutputOption,
  outputs,
  type OutputType,
  outputTypes,
  qualityRange,
  scaleRange,
} from "./outputs.ts";
