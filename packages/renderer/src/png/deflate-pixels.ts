import type { Pixels } from "../pixels.ts";
import { Adler32 } from "./checksums.ts";
import { DeflateWriter, maxMatchDistance, maxMatchLength } from "./deflate-writer.ts";

/** PNG row filters: none, or the average of the pixels to the left and above. */
const noFilter = 0;
const averageFilter = 3;

/** If more than this fraction of a row's pixels match no earlier pixel, as in photos, the next row is filtered. */
const literalShare = 0.5;

/**
 * Lengths in pixels. The row above is tried only if a run is shorter than `longRun`, and the hash table only if a match
 * is shorter than `longMatch`.
 */
const longRun = 8;
const longMatch = 4;

const hashBits = 14;

/**
 * Masks for arithmetic on four bytes at once (SWAR). They select the lower 7 bits, the highest bit and the upper 7 bits
 * of each byte.
 */
const lowBits = 0x7f7f7f7f;
const highBits = 0x80808080;
const upperBits = 0xfefefefe;

/** A PNG's rows as a zlib stream. */
export interface DeflatedPixels {
  bytes: Uint8Array<ArrayBuffer>;
  /** True if the stream has no alpha channel. */
  isOpaque: boolean;
}

/** Compresses pixels. Looks for repeated pixels instead of bytes, because it compares a pixel's four bytes at once. */
export function deflatePixels(pixels: Pixels): DeflatedPixels {
  const source = readPixels(pixels.data);
  // First tries to omit the alpha channel. Only the alpha of literals is checked, because a match repeats pixels that
  // are already checked.
  const opaque = new PixelDeflater(source, pixels, 3).deflate();
  if (opaque) return { bytes: opaque, isOpaque: true };
  const bytes = new PixelDeflater(source, pixels, 4).deflate();
  return { bytes: bytes ?? new Uint8Array(), isOpaque: false };
}

/**
 * Reads RGBA as integers, red in the lowest byte. They are signed, because opaque pixels are then small integers, which
 * JavaScript engines don't box.
 */
function readPixels(data: Uint8Array<ArrayBuffer>): Int32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

class PixelDeflater {
  readonly #source: Int32Array;
  /** The pixels to compress: the source, or a copy of the source once a row is filtered. */
  #pixels: Int32Array;
  readonly #width: number;
  readonly #height: number;
  readonly #bytesPerPixel: 3 | 4;
  readonly #bytesPerRow: number;
  readonly #mostPixels: number;
  readonly #out = new DeflateWriter();
  readonly #checksum = new Adler32();
  /** Position of the last pair of pixels with each hash, counted from 1; 0 means that there is none. */
  readonly #places = new Int32Array(1 << hashBits);
  /** Distance of the last match, in bytes. */
  #distance = 0;
  #isOpaque = true;

  constructor(source: Int32Array, { widthPx, heightPx }: Pixels, bytesPerPixel: 3 | 4) {
    this.#source = source;
    this.#pixels = source;
    this.#width = widthPx;
    this.#height = heightPx;
    this.#bytesPerPixel = bytesPerPixel;
    this.#bytesPerRow = widthPx * bytesPerPixel + 1;
    this.#mostPixels = Math.floor(maxMatchLength / bytesPerPixel);
  }

  /** Returns the zlib stream; null if it has three bytes per pixel but a pixel is not opaque. */
  deflate(): Uint8Array<ArrayBuffer> | null {
    let literals = 0;
    for (let row = 0; row < this.#height; row += 1) {
      const isPhoto = literals > literalShare * this.#width;
      literals = this.#addRow(row, isPhoto ? averageFilter : noFilter);
      if (this.#bytesPerPixel === 3 && !this.#isOpaque) return null;
    }
    return this.#finish();
  }

  /** Adds a row; returns its number of literal pixels. */
  #addRow(row: number, filter: typeof noFilter | typeof averageFilter): number {
    const start = row * this.#width;
    const end = start + this.#width;
    if (filter === averageFilter) this.#subtractAverages(start, end);
    this.#out.addLiteral(filter);
    this.#checksum.addByte(filter);
    const pixels = this.#pixels;
    const bytesPerPixel = this.#bytesPerPixel;
    let literals = 0;
    let summed = start;
    for (let place = start; place < end;) {
      const length = this.#findMatch(place, start, end);
      if (length === 0) {
        const pixel = pixels[place] ?? 0;
        if (filter === noFilter && !isOpaque(pixel)) this.#isOpaque = false;
        this.#addPixel(pixel);
        literals += 1;
        place += 1;
        continue;
      }
      this.#out.addMatch(length * bytesPerPixel, this.#distance);
      if (this.#distance === bytesPerPixel && length >= longRun) {
        this.#checksum.addPixels(pixels, summed, place, bytesPerPixel);
        this.#checksum.addRun(pixels[place] ?? 0, length, bytesPerPixel);
        summed = place + length;
      }
      place += length;
    }
    this.#checksum.addPixels(pixels, summed, end, bytesPerPixel);
    return literals;
  }

  #finish(): Uint8Array<ArrayBuffer> {
    const deflated = this.#out.finish();
    const bytes = new Uint8Array(deflated.length + 6);
    // zlib header (RFC 1950): 32 KiB window, fastest level.
    bytes.set([0x78, 0x01]);
    bytes.set(deflated, 2);
    new DataView(bytes.buffer).setUint32(deflated.length + 2, this.#checksum.value);
    return bytes;
  }

  #subtractAverages(start: number, end: number): void {
    if (this.#pixels === this.#source) this.#copySource();
    const source = this.#source;
    let left = 0;
    for (let place = start; place < end; place += 1) {
      const pixel = source[place] ?? 0;
      const above = source[place - this.#width] ?? 0;
      const average = (left & above) + (((left ^ above) & upperBits) >>> 1);
      const difference = (pixel | highBits) - (average & lowBits);
      this.#pixels[place] = difference ^ ((pixel ^ ~average) & highBits);
      left = pixel;
    }
  }

  /**
   * Copies the source before the first row is filtered. Checks the alpha of all pixels first, because filtered pixels
   * lose their alpha.
   */
  #copySource(): void {
    this.#pixels = this.#source.slice();
    this.#isOpaque &&= areOpaque(this.#source);
  }

  #addPixel(pixel: number): void {
    this.#out.addLiteral(pixel & 0xff);
    this.#out.addLiteral((pixel >>> 8) & 0xff);
    this.#out.addLiteral((pixel >>> 16) & 0xff);
    if (this.#bytesPerPixel === 4) this.#out.addLiteral(pixel >>> 24);
  }

  /**
   * Returns the length of a match in pixels within one row, or 0. Tries the previous pixel, the row above, and the last
   * pair of pixels with the same hash.
   */
  #findMatch(place: number, start: number, end: number): number {
    const pixels = this.#pixels;
    const most = Math.min(this.#mostPixels, end - place);
    let length = place > start ? countEqual(pixels, place - 1, place, most) : 0;
    this.#distance = this.#bytesPerPixel;
    if (length < longRun && start > 0 && this.#bytesPerRow <= maxMatchDistance) {
      const found = countLonger(pixels, place - this.#width, place, most, length + 1);
      if (found > 0) {
        length = found;
        this.#distance = this.#bytesPerRow;
      }
    }
    if (length >= longMatch || place + 1 === end) return length;
    const hash = hashPixels(pixels[place] ?? 0, pixels[place + 1] ?? 0);
    const from = (this.#places[hash] ?? 0) - 1;
    this.#places[hash] = place + 1;
    if (from < 0 || (place - from) * this.#bytesPerPixel > maxMatchDistance) return length;
    const row = Math.floor(from / this.#width);
    const distance = (place - from) * this.#bytesPerPixel + Math.floor(start / this.#width) - row;
    if (distance > maxMatchDistance) return length;
    const mostThere = Math.min(most, (row + 1) * this.#width - from);
    const found = countLonger(pixels, from, place, mostThere, length + 1);
    if (found === 0) return length;
    this.#distance = distance;
    return found;
  }
}

function areOpaque(pixels: Int32Array): boolean {
  let common = -1;
  for (let place = 0; place < pixels.length; place += 1) common &= pixels[place] ?? 0;
  return isOpaque(common);
}

const isOpaque = (pixel: number): boolean => pixel >>> 24 === 0xff;

/** Counts equal pixels from both positions on. */
function countEqual(pixels: Int32Array, from: number, place: number, most: number): number {
  let length = 0;
  while (length < most && pixels[from + length] === pixels[place + length]) length += 1;
  return length;
}

/**
 * Returns the match length if it exceeds `least`, else 0. Compares the pixel at `least` first, which usually differs.
 */
function countLonger(
  pixels: Int32Array,
  from: number,
  place: number,
  most: number,
  least: number,
): number {
  if (least >= most || pixels[from + least] !== pixels[place + least]) return 0;
  const length = countEqual(pixels, from, place, most);
  return length > least ? length : 0;
}

/** Fibonacci hashing: multiplies by the golden ratio's bits to spread values. */
function hashPixels(first: number, second: number): number {
  const mixed = first ^ Math.imul(second, 0x9e3779b1);
  return Math.imul(mixed, 0x85ebca6b) >>> (32 - hashBits);
}
