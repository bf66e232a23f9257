export type FileType =
  | "jpeg"
  | "png"
  | "gif"
  | "webp"
  | "avif"
  | "heic"
  | "tiff"
  | "bmp"
  | "icon"
  | "svg"
  | "pdf"
  | "video"
  | "unknown";

// oxlint-disable no-control-regex -- signatures contain control characters
/** Signatures of each type, from the media type registries and the formats' specifications. `.` is any byte. */
const signatures: readonly (readonly [type: FileType, pattern: RegExp])[] = [
  ["jpeg", /^\xff\xd8\xff/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["gif", /^GIF8[79]a/],
  ["webp", /^RIFF.{4}WEBP/s],
  // The first box of an ISO base media file names its brands (ISO/IEC 14496-12, 23008-12).
  ["avif", /^.{4}ftyp(?:avif|avis|(?:mif1|msf1).{4,28}avi[fs])/s],
  ["heic", /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ["video", /^.{4}(?:ftyp|moov|mdat|wide)/s],
  ["video", /^(?:\x1a\x45\xdf\xa3|OggS|RIFF.{4}AVI )/s],
  ["tiff", /^(?:II[*+]\0|MM\0[*+])/],
  ["bmp", /^BM.{4}\0\0\0\0/s],
  ["icon", /^\0\0[\x01\x02]\0/],
  ["pdf", /^%PDF-/],
  [
    "svg",
    /^(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>|<!--(?:(?!-->).)*-->|<!DOCTYPE[^>]*>|\s)*<(?:\w+:)?svg[\s>]/s,
  ],
];

/** Number of bytes that are examined. It is high because an SVG may start with a long comment. */
const headBytes = 1024;

/** Detects a file's type from its content, ignoring its name and declared type. */
export function detectFileType(bytes: Uint8Array): FileType {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  return signatures.find(([, pattern]) => pattern.test(head))?.[0] ?? "unknown";
}
