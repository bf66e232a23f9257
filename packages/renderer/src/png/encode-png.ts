import type { Pixels } from "../pixels.ts";
import { crc32 } from "./checksums.ts";
import { deflatePixels } from "./deflate-pixels.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bitsPerChannel = 8;
const colorTypes = { opaque: 2, transparent: 6 };

/** Encodes pixels as a PNG file. Takes a third of the engine's time, but the file is 10 to 40% larger. */
export function encodePng({ data, widthPx, heightPx }: Pixels): Uint8Array<ArrayBuffer> {
  const { bytes, isOpaque } = deflatePixels({ data, widthPx, heightPx });
  const header = new Uint8Array(13);
  const fields = new DataView(header.buffer);
  fields.setUint32(0, widthPx);
  fields.setUint32(4, heightPx);
  header.set([bitsPerChannel, isOpaque ? colorTypes.opaque : colorTypes.transparent], 8);
  return concatenate([
    Uint8Array.from(signature),
    buildChunk("IHDR", header),
    buildChunk("IDAT", bytes),
    buildChunk("IEND", new Uint8Array()),
  ]);
}

function buildChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const fields = new DataView(chunk.buffer);
  fields.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  fields.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
