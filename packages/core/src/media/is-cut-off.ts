import { detectFileType } from "./file-type.ts";

const readUint32 = (bytes: Uint8Array, at: number, littleEndian = false): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, littleEndian);

/**
 * Whether a JPEG, PNG, WebP or GIF is truncated, as after an interrupted download. Decoders fill the missing part with
 * grey, often without an error. Checks only the structure; other damage is left to the decoder.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  switch (detectFileType(bytes)) {
    case "jpeg":
      return !hasJpegEnd(bytes);
    case "png":
      return !hasPngEnd(bytes);
    case "webp":
      // RIFF: the size of what follows the first eight bytes.
      return bytes.length < 8 + readUint32(bytes, 4, true);
    case "gif":
      return !hasGifEnd(bytes);
    default:
      return false;
  }
}

/** Walks the segments (ITU-T T.81, annex B) to the image's end marker; a thumbnail's is inside a segment. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    // Fill bytes; markers without a length: coded data, restart markers and TEM.
    const isBare = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    at = bytes.indexOf(0xff, at + (marker === 0xff ? 1 : isBare ? 2 : 2 + length));
  }
  return false;
}

/** Walks the chunks (length, type, data, CRC) to a complete IEND. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const end = 0x49_45_4e_44;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + readUint32(bytes, at);
    if (readUint32(bytes, at + 4) === end) return next <= bytes.length;
    at = next;
  }
  return false;
}

/** Walks the blocks of GIF89a, appendix A, to the trailer. */
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
