import { type FileType, detectFileType } from "./file-type.ts";
import { isCutOff } from "./is-cut-off.ts";
import { mediaFileLabel } from "./media-url.ts";

/** The largest upload, in bytes: 5 MB. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** The longest image edge that the drawing engine decodes in every format, in px. */
export const maxImageEdgePx = 8192;

/**
 * Maximum number of pixels to decode, as a guard against decompression bombs. At this limit, an image takes 200 MB of
 * memory.
 */
export const maxImagePixels = 50_000_000;

/** The result of checking an uploaded file. A `too-large` image must be made smaller. */
export type UploadVerdict =
  | { kind: "fits" | "too-large"; mimeType: string }
  | { kind: "refused"; reason: string };

const pictureTypes: Partial<Record<FileType, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
};

const convertAndUpload = "Save it as JPG or PNG and upload the new file.";

/** Why a file type is refused, and what people can do instead. In a message, this text follows the file's name. */
const refusals: Partial<Record<FileType, string>> = {
  heic: `is a HEIC photo, which slides can't show. ${convertAndUpload} To take JPG photos on an iPhone, open Settings, Camera, Formats and choose Most Compatible.`,
  tiff: `is a TIFF image, which slides can't show. ${convertAndUpload}`,
  bmp: `is a BMP image, which slides can't show. ${convertAndUpload}`,
  icon: `is an icon file, which slides can't show. ${convertAndUpload}`,
  svg: "is an SVG drawing. Add its URL in Media Assets, or save it as PNG and upload the new file.",
  pdf: "is a PDF document. Save the page as PNG or JPG and upload the new file.",
  video: "is a video, which can't be uploaded. Add its URL in Media Assets.",
};

/** Checks a file's type by its content. `head` has at least the first 1024 bytes, or the whole of a smaller file. */
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
    const refusal = refusals[type] ?? "isn't an image. Choose a JPG, PNG, GIF, WebP or AVIF file.";
    return { kind: "refused", reason: `${name} ${refusal}` };
  }
  return { kind: file.sizeBytes > maxUploadBytes ? "too-large" : "fits", mimeType };
}

/** Returns an error message if a file's end is missing; otherwise null. */
export function refuseCutOff({ name, bytes }: { name: string; bytes: Uint8Array }): string | null {
  return isCutOff(bytes)
    ? `${name} is incomplete: its end is missing. Download or export it again.`
    : null;
}
