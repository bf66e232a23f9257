/** Packs bits into bytes, least significant bit first. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 19);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  #bits = 0;
  #bitCount = 0;

  /** Reserves space for the following writes. */
  reserve(bytes: number): void {
    const needed = this.#length + bytes + 4;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, needed));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }

  /**
   * Writes up to 22 bits into reserved space. Always stores 4 bytes, which needs no branch; the next write overwrites
   * the unused bytes.
   */
  write(value: number, count: number): void {
    const bits = this.#bits | (value << this.#bitCount);
    const bitCount = this.#bitCount + count;
    this.#view.setUint32(this.#length, bits, true);
    this.#length += bitCount >>> 3;
    this.#bits = bits >>> (bitCount & 24);
    this.#bitCount = bitCount & 7;
  }

  /** Returns all bytes, the last one padded with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length + (this.#bitCount > 0 ? 1 : 0));
  }
}
