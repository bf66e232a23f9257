import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildPrefixCode } from "./huffman.ts";

/** Returns Kraft's sum, 1 for a complete code. */
const sumOfKraft = (lengths: Uint8Array) =>
  lengths.reduce((sum, length) => (length > 0 ? sum + 2 ** -length : sum), 0);

/** Formats bits in the order in which they are written. */
const writeBits = (code: number, length: number) =>
  Array.from({ length }, (_, bit) => (code >> bit) & 1).join("");

describe("buildPrefixCode", () => {
  it("gives more frequent symbols shorter codes", () => {
    const { lengths } = buildPrefixCode(Uint32Array.of(5, 0, 9, 12, 13, 16, 45), 15);
    expect([...lengths]).toEqual([4, 0, 4, 3, 3, 3, 1]);
  });

  it("uses one bit for a single symbol, and none for no symbols", () => {
    expect([...buildPrefixCode(Uint32Array.of(0, 7, 0), 15).lengths]).toEqual([0, 1, 0]);
    expect([...buildPrefixCode(new Uint32Array(3), 15).lengths]).toEqual([0, 0, 0]);
  });

  it("numbers codes like the example in RFC 1951, 3.2.2", () => {
    // These frequencies give the symbols A to H the same code lengths as in the RFC's example.
    const { lengths, codes } = buildPrefixCode(Uint32Array.of(6, 6, 6, 6, 6, 12, 3, 3), 15);
    expect([...lengths]).toEqual([3, 3, 3, 3, 3, 2, 4, 4]);
    expect([...codes].map((code, symbol) => writeBits(code, lengths[symbol] ?? 0))).toEqual([
      "010",
      "011",
      "100",
      "101",
      "110",
      "00",
      "1110",
      "1111",
    ]);
  });

  it("limits longer codes: Fibonacci numbers give the deepest tree", () => {
    const frequencies = [1, 1];
    while (frequencies.length < 30) {
      frequencies.push((frequencies.at(-1) ?? 0) + (frequencies.at(-2) ?? 0));
    }
    const { lengths } = buildPrefixCode(Uint32Array.from(frequencies), 15);
    expect(Math.max(...lengths)).toBe(15);
    expect(sumOfKraft(lengths)).toBe(1);
  });

  it("has no code that is another's prefix", () => {
    const counts = fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 120 });
    fc.assert(
      fc.property(counts, (frequencies) => {
        const { lengths, codes } = buildPrefixCode(Uint32Array.from(frequencies), 7);
        const used = [...lengths.keys()].filter((symbol) => (lengths[symbol] ?? 0) > 0);
        expect(used).toHaveLength(frequencies.filter((frequency) => frequency > 0).length);
        const words = used.map((symbol) => writeBits(codes[symbol] ?? 0, lengths[symbol] ?? 0));
        for (const word of words) {
          expect(words.filter((other) => other.startsWith(word))).toEqual([word]);
        }
        if (used.length > 1) expect(sumOfKraft(lengths)).toBe(1);
      }),
      { numRuns: 200 },
    );
  });
});
