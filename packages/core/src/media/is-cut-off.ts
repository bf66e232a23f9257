import { readUint32, walkJpeg, walkPng } from "./file-parts.ts";
import { detectFileType } from "./file-type.ts";

/**
 * Whether an image file is truncated, e.g. by an interrupted download. Decoders fill the missing part with grey, often
 * without an error.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  switch (detectFileType(bytes)) {
    case "jpeg":
      return !hasJpegEnd(bytes);
    case "png":
      return !hasPngEnd(bytes);
    case "webp":
      // The RIFF header states the file's size without the first 8 bytes.
      return bytes.length < 8 + readUint32(bytes, 4, true);
    case "gif":
      return !hasGifEnd(bytes);
    default:
      return false;
  }
}

/** Whether the file has an end-of-image marker (EOI). */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (const { type } of walkJpeg(bytes)) if (type === 0xd9) return true;
  return false;
}

/** Whether the file has a complete IEND chunk. */
function hasPngEnd(bytes: Uint8Array): boolean {
  for (const { type, end } of walkPng(bytes)) {
    if (type === 0x49_45_4e_44) return end + 4 <= bytes.length;
  }
  return false;
}

/** Whether the file's blocks end with a trailer (GIF89a, appendix A). */
function hasGifEnd(bytes: Uint8Array): boolean {
  const tableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 0x07) + 1) : 0);
  const skipParts = (from: number): number => {
    let at = from;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    return at + 1;
  };
  let at = 13 + tableBytes(bytes[10]);
  while (at < bytes.length) {
    // Sub-blocks follow an extension's label, or an image's descriptor, colour table and code size.
    if (bytes[at] === 0x21) at = skipParts(at + 2);
    else if (bytes[at] === 0x2c) at = skipParts(at + 11 + tableBytes(bytes[at + 9]));
    else return bytes[at] === 0x3b;
  }
  return false;
}
