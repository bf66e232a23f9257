import { SourceError } from "../source-error.ts";

const advice = {
  "office-97":
    "This file is in an old Office format or has a password. Save it as DOCX or PPTX without a password, then try again.",
  outlook:
    "We can't read mails in Outlook's own format. Save this one as EML or PDF, then try again.",
  rtf: "We can't read RTF files. Save this one as DOCX, then try again.",
  image: "We can't read text in images. Paste the text instead.",
  heic: "We can't read text in HEIC photos. Paste the text instead.",
  media:
    "We can't read audio or video. Upload the subtitles (SRT or VTT), or paste the transcript.",
  archive:
    "We can't read this kind of archive. Unpack it, then upload the file that you want to use.",
  spreadsheet: "We can't read spreadsheets. Save the sheet as CSV, then try again.",
  "open-document":
    "We can't read OpenDocument files. Save this one as DOCX or PPTX, then try again.",
  "locked-book":
    "This e-book has copy protection, so we can't read it. Paste the text of the chapter that you want to use.",
} as const;

/** Builds the error for an unsupported format, with advice on which format to use instead. */
export const unsupported = (format: keyof typeof advice) =>
  new SourceError("source-unsupported", advice[format]);
