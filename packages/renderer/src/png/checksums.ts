const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

/** The checksum of a PNG's chunk (W3C PNG, annex D). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

const adlerModulus = 65_521;

/** So many pixels keep the sums below 2^31. */
const pixelsBetweenModulo = 256;

/** The checksum of a zlib stream (RFC 1950), pixel by pixel. */
export class Adler32 {
  #sum = 1;
  #sumOfSums = 0;

  get value(): number {
    return ((this.#sumOfSums << 16) | this.#sum) >>> 0;
  }

  addByte(byte: number): void {
    this.#sum = (this.#sum + byte) % adlerModulus;
    this.#sumOfSums = (this.#sumOfSums + this.#sum) % adlerModulus;
  }

  /** Pixels of three bytes, or four, the lowest first. */
  addPixels(pixels: Uint32Array, start: number, end: number, bytesPerPixel: 3 | 4): void {
    for (let from = start; from < end; from += pixelsBetweenModulo) {
      const to = Math.min(from + pixelsBetweenModulo, end);
      if (bytesPerPixel === 3) this.#addThreeBytes(pixels, from, to);
      else this.#addFourBytes(pixels, from, to);
      this.#sum %= adlerModulus;
      this.#sumOfSums %= adlerModulus;
    }
  }

  #addThreeBytes(pixels: Uint32Array, from: number, to: number): void {
    let sum = this.#sum;
    let sumOfSums = this.#sumOfSums;
    for (let place = from; place < to; place += 1) {
      const pixel = pixels[place] ?? 0;
      const first = pixel & 0xff;
      const second = (pixel >>> 8) & 0xff;
      const third = (pixel >>> 16) & 0xff;
      sumOfSums += 3 * (sum + first) + 2 * second + third;
      sum += first + second + third;
    }
    this.#sum = sum;
    this.#sumOfSums = sumOfSums;
  }

  #addFourBytes(pixels: Uint32Array, from: number, to: number): void {
    for (let place = from; place < to; place += 1) {
      for (let shift = 0; shift < 32; shift += 8) {
        this.#sum += ((pixels[place] ?? 0) >>> shift) & 0xff;
        this.#sumOfSums += this.#sum;
      }
    }
  }
}
