/** Bits that become bytes, each from its lowest bit. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 19);
  #length = 0;
  #bits = 0;
  #bitCount = 0;

  /** Makes room for what is written next. */
  reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, needed));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }

  /** Up to 15 bits, the lowest first, in room that was reserved. */
  write(value: number, count: number): void {
    this.#bits |= value << this.#bitCount;
    this.#bitCount += count;
    while (this.#bitCount >= 8) {
      this.#bytes[this.#length] = this.#bits;
      this.#length += 1;
      this.#bits >>>= 8;
      this.#bitCount -= 8;
    }
  }

  /** All bytes, the last one filled up with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    this.reserve(1);
    if (this.#bitCount > 0) this.write(0, 8 - this.#bitCount);
    return this.#bytes.subarray(0, this.#length);
  }
}
