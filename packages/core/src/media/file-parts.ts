/** A part of an image file: a segment of a JPEG, or a chunk of a PNG or WebP. */
export interface FilePart {
  /** The second byte of the JPEG marker, or the chunk's four letters as a big-endian number. */
  type: number;
  /** Offset of the part's data in the file, in bytes. */
  start: number;
  /** End of the part's data; after the end of the file if the file is truncated. */
  end: number;
}

export const readUint32 = (bytes: Uint8Array, at: number, littleEndian = false): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, littleEndian);

/**
 * Walks a JPEG's markers (ITU-T T.81, annex B), also within coded image data. Skips the markers of an embedded
 * thumbnail.
 */
export function* walkJpeg(bytes: Uint8Array): Generator<FilePart> {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 1 < bytes.length) {
    const type = bytes[at + 1] ?? 0;
    // True for fill bytes and for markers without a length: the byte 0 in coded data, restart markers and TEM.
    const isBare = type <= 0x01 || (type >= 0xd0 && type <= 0xd9);
    const length = isBare ? 0 : ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + (type === 0xff ? 1 : 2 + length);
    yield { type, start: at + (isBare ? 2 : 4), end };
    at = bytes.indexOf(0xff, end);
  }
}

/** Walks a PNG's chunks: length, type, data, CRC. */
export function* walkPng(bytes: Uint8Array): Generator<FilePart> {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const start = at + 8;
    const end = start + readUint32(bytes, at);
    yield { type: readUint32(bytes, at + 4), start, end };
    at = end + 4;
  }
}

/** Walks a WebP's chunks (RIFF): type, length, data, a byte of padding after an odd length. */
export function* walkWebp(bytes: Uint8Array): Generator<FilePart> {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const start = at + 8;
    const length = readUint32(bytes, at + 4, true);
    yield { type: readUint32(bytes, at), start, end: start + length };
    at = start + length + (length % 2);
  }
}
