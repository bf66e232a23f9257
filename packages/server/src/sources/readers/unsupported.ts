import { SourceError } from "../source-error.ts";

const advice = {
  "office-97":
    "This file has an old Office format, or a password. Save it as DOCX or PPTX without one, then try again.",
  rtf: "RTF files aren't read. Save it as DOCX, then try again.",
  image: "Images aren't read. Paste the text that the image shows.",
  media: "Audio and video aren't read. Upload its subtitles (SRT or VTT), or paste its transcript.",
  archive: "This archive isn't read. Unpack it and upload the file that you want to use.",
  spreadsheet: "Spreadsheets aren't read. Save the sheet as CSV, then try again.",
  "open-document": "OpenDocument files aren't read. Save it as DOCX or PPTX, then try again.",
  book: "E-books aren't read. Paste the text of the chapter that you want to use.",
} as const;

/** Builds the error for an unsupported format, with advice on which format to use instead. */
export const unsupported = (format: keyof typeof advice) =>
  new SourceError("source-unsupported", advice[format]);
