/** Bits that become bytes, each from its lowest bit. */
export class BitWriter {
  #bytes = new Uint8Array(1 << 19);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  #bits = 0;
  #bitCount = 0;

  /** Makes room for what is written next. */
  reserve(bytes: number): void {
    const needed = this.#length + bytes + 4;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, needed));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }

  /**
   * Up to 22 bits, the lowest first, in room that was reserved: with seven that wait they are a small integer. Four bytes are
   * stored each time, so that no branch is guessed wrong; those that are not full yet are stored again.
   */
  write(value: number, count: number): void {
    const bits = this.#bits | (value << this.#bitCount);
    const bitCount = this.#bitCount + count;
    this.#view.setUint32(this.#length, bits, true);
    this.#length += bitCount >>> 3;
    this.#bits = bits >>> (bitCount & 24);
    this.#bitCount = bitCount & 7;
  }

  /** All bytes, the last one filled up with zeros. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length + (this.#bitCount > 0 ? 1 : 0));
  }
}
