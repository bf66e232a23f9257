import { woff2Decode } from "woff-lib/woff2/decode";

/** Places of lengths in a WOFF2 header, bytes (WOFF2, 3). */
const [lengthAt, compressedLengthAt] = [8, 20];

/** Two of the windows in which brotli-lib reads its input, bytes. */
const paddingBytes = 8192;

/** Converts a WOFF2 file to the TrueType or OpenType font in it. */
export function unpackFont(woff2: Uint8Array): Promise<Uint8Array> {
  return woff2Decode(hasBrotli() ? woff2 : padStream(woff2));
}

/** Whether the platform unpacks Brotli, and rejects padding after it. */
function hasBrotli(): boolean {
  try {
    // oxlint-disable-next-line no-new -- the constructor throws on unknown formats
    new DecompressionStream("brotli" as CompressionFormat);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds zeros after the compressed data. Without them, brotli-lib (0.0.7) never returns if the data ends within the first
 * bytes of a window.
 */
function padStream(woff2: Uint8Array): Uint8Array {
  const padded = new Uint8Array(woff2.length + paddingBytes);
  padded.set(woff2);
  const header = new DataView(padded.buffer);
  for (const at of [lengthAt, compressedLengthAt]) {
    header.setUint32(at, header.getUint32(at) + paddingBytes);
  }
  return padded;
}
