/** CRC tables for slicing-by-4: each byte, followed by 0 to 3 zero bytes. */
const crcTables = new Uint32Array(4 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  crcTables[byte] = value;
}
for (let place = 256; place < crcTables.length; place += 1) {
  const before = crcTables[place - 256] ?? 0;
  crcTables[place] = (crcTables[before & 0xff] ?? 0) ^ (before >>> 8);
}

/** Returns the CRC-32 of a PNG chunk (W3C PNG, annex D), computed four bytes at a time. */
export function crc32(bytes: Uint8Array): number {
  const tables = crcTables;
  const end = bytes.length - (bytes.length % 4);
  let crc = -1;
  let place = 0;
  for (; place < end; place += 4) {
    crc ^=
      (bytes[place] ?? 0) |
      ((bytes[place + 1] ?? 0) << 8) |
      ((bytes[place + 2] ?? 0) << 16) |
      ((bytes[place + 3] ?? 0) << 24);
    crc =
      (tables[768 + (crc & 0xff)] ?? 0) ^
      (tables[512 + ((crc >>> 8) & 0xff)] ?? 0) ^
      (tables[256 + ((crc >>> 16) & 0xff)] ?? 0) ^
      (tables[crc >>> 24] ?? 0);
  }
  for (; place < bytes.length; place += 1) {
    crc = (tables[(crc ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

const adlerModulus = 65_521;

/** Maximum number of pixels between two modulo operations. It keeps the sums below 2^31. */
const pixelsBetweenModulo = 256;

/** The Adler-32 checksum of a zlib stream (RFC 1950), computed pixel by pixel. */
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

  /** Adds pixels of three or four bytes, lowest byte first. */
  addPixels(pixels: Int32Array, start: number, end: number, bytesPerPixel: 3 | 4): void {
    for (let from = start; from < end; from += pixelsBetweenModulo) {
      const to = Math.min(from + pixelsBetweenModulo, end);
      if (bytesPerPixel === 3) this.#addThreeBytes(pixels, from, to);
      else this.#addFourBytes(pixels, from, to);
      this.#sum %= adlerModulus;
      this.#sumOfSums %= adlerModulus;
    }
  }

  /** Adds the same pixel `count` times; `count` is at most 256. */
  addRun(pixel: number, count: number, bytesPerPixel: 3 | 4): void {
    const first = pixel & 0xff;
    const second = (pixel >>> 8) & 0xff;
    const third = (pixel >>> 16) & 0xff;
    const fourth = bytesPerPixel === 4 ? pixel >>> 24 : 0;
    const sum = first + second + third + fourth;
    const within =
      bytesPerPixel * first + (bytesPerPixel - 1) * second + (bytesPerPixel - 2) * third + fourth;
    const before = bytesPerPixel * (count * this.#sum + ((count * (count - 1)) / 2) * sum);
    this.#sumOfSums = (this.#sumOfSums + before + count * within) % adlerModulus;
    this.#sum = (this.#sum + count * sum) % adlerModulus;
  }

  #addThreeBytes(pixels: Int32Array, from: number, to: number): void {
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

  #addFourBytes(pixels: Int32Array, from: number, to: number): void {
    for (let place = from; place < to; place += 1) {
      for (let shift = 0; shift < 32; shift += 8) {
        this.#sum += ((pixels[place] ?? 0) >>> shift) & 0xff;
        this.#sumOfSums += this.#sum;
      }
    }
  }
}
