import { type FileType, detectFileType } from "./file-type.ts";
import { mediaFileLabel } from "./media-url.ts";

/** The largest upload, in bytes: 5 MB. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** The longest edge that the drawing engine decodes in every format, in px. */
export const maxImageEdgePx = 8192;

/** The most pixels that are decoded: 200 MB of memory. A file of a few kB can claim more than any machine has. */
export const maxImagePixels = 50_000_000;

/** A picture that a slide can take, one that is too large for it, or why it can't. */
export type UploadVerdict =
  | { kind: "fits" | "too-large"; mimeType: string }
  | { kind: "refused"; reason: string };

const pictureTypes: Partial<Record<FileType, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
};

const convertAndUpload = "Save it as JPG or PNG and upload that.";

/** What a file is instead, and the way on. */
const refusals: Partial<Record<FileType, string>> = {
  avif: `is an AVIF picture, which slides can't show. ${convertAndUpload}`,
  heic: `is a HEIC photo, which slides can't show. ${convertAndUpload} On an iPhone: Settings, Camera, Formats, Most Compatible.`,
  tiff: `is a TIFF picture, which slides can't show. ${convertAndUpload}`,
  bmp: `is a BMP picture, which slides can't show. ${convertAndUpload}`,
  icon: `is an icon file, which slides can't show. ${convertAndUpload}`,
  svg: "is an SVG drawing. Give its web address in Media Assets, or save it as PNG and upload that.",
  pdf: "is a PDF document. Save the page as PNG or JPG and upload that.",
  video: "is a video. Videos are not uploaded: give its web address in Media Assets.",
};

/** Checks a file by its content: JPG, PNG, GIF and WebP up to 5 MB. `head` holds at least its first 1024 bytes, or all. */
export function judgeUpload(file: {
  name: string;
  sizeBytes: number;
  head: Uint8Array;
}): UploadVerdict {
  const name = mediaFileLabel(file.name);
  if (file.sizeBytes === 0) {
    return { kind: "refused", reason: `${name} is empty. Choose another file.` };
  }
  const type = detectFileType(file.head);
  const mimeType = pictureTypes[type];
  if (mimeType === undefined) {
    const refusal = refusals[type] ?? "is no picture. Choose a JPG, PNG, GIF or WebP file.";
    return { kind: "refused", reason: `${name} ${refusal}` };
  }
  return { kind: file.sizeBytes > maxUploadBytes ? "too-large" : "fits", mimeType };
}
