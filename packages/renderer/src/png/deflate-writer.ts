import { BitWriter } from "./bit-writer.ts";
import { buildPrefixCode, type PrefixCode } from "./huffman.ts";

/** Maximum length of a Deflate match, in bytes. */
export const maxMatchLength = 258;

/** Maximum distance of a Deflate match, in bytes. */
export const maxMatchDistance = 1 << 15;

/** Ranges of values that share a symbol. Extra bits tell the values of a range apart (RFC 1951, 3.2.5). */
interface SymbolRanges {
  /** Smallest value of each symbol. */
  starts: Uint16Array;
  extraBits: Uint8Array;
  symbolOf: Uint8Array;
}

function listRanges(sizes: readonly number[], first: number, last: number): SymbolRanges {
  const starts = new Uint16Array(sizes.length);
  const symbolOf = new Uint8Array(last + 1);
  let start = first;
  for (const [symbol, bits] of sizes.entries()) {
    starts[symbol] = start;
    symbolOf.fill(symbol, start);
    start += 1 << bits;
  }
  return { starts, extraBits: Uint8Array.from(sizes), symbolOf };
}

const distances = listRanges(
  [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ],
  1,
  maxMatchDistance,
);
const lengths = listRanges(
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
  3,
  maxMatchLength,
);
// The maximum length has its own symbol.
lengths.starts[28] = maxMatchLength;
lengths.symbolOf[maxMatchLength] = 28;

const endOfBlock = 256;
const firstLength = 257;
const maxCodeBits = 15;

/** Order of code lengths for the code that encodes a block's tables (RFC 1951, 3.2.7). */
const tableOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const maxTableCodeBits = 7;

/** Tokens per Deflate block. Every block has its own codes, so more blocks would add more tables. */
const tokensPerBlock = 1 << 16;

/** Bytes to reserve. A token has two codes with extra bits, up to 48 bits, and a block has tables. */
const bytesPerToken = 6;
const bytesPerTables = 512;

/**
 * A literal is stored as its byte. A match is stored as `matchFlag`, its length shifted by `lengthShift`, and its
 * distance minus 1.
 */
const matchFlag = 1 << 24;
const lengthShift = 15;

/** Writes literals and matches as Deflate blocks with dynamic Huffman codes. */
export class DeflateWriter {
  readonly #out = new BitWriter();
  readonly #tokens = new Uint32Array(tokensPerBlock);
  #count = 0;
  readonly #literals = new Uint32Array(firstLength + lengths.starts.length);
  readonly #distances = new Uint32Array(distances.starts.length);

  addLiteral(byte: number): void {
    if (this.#count === tokensPerBlock) this.#writeBlock(false);
    this.#tokens[this.#count] = byte;
    this.#count += 1;
    increment(this.#literals, byte);
  }

  /** Repeats `length` bytes (3 to 258) from `distance` bytes back. */
  addMatch(length: number, distance: number): void {
    if (this.#count === tokensPerBlock) this.#writeBlock(false);
    this.#tokens[this.#count] = matchFlag | (length << lengthShift) | (distance - 1);
    this.#count += 1;
    increment(this.#literals, firstLength + at(lengths.symbolOf, length));
    increment(this.#distances, at(distances.symbolOf, distance));
  }

  /** Ends the stream and returns all its bytes. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#writeBlock(true);
    return this.#out.finish();
  }

  #writeBlock(isLast: boolean): void {
    increment(this.#literals, endOfBlock);
    const literalCode = buildPrefixCode(this.#literals, maxCodeBits);
    const distanceCode = buildPrefixCode(this.#distances, maxCodeBits);
    this.#out.reserve(bytesPerTables + this.#count * bytesPerToken);
    this.#out.write(isLast ? 1 : 0, 1);
    this.#out.write(2, 2);
    this.#writeTables(literalCode.lengths, distanceCode.lengths);
    this.#writeTokens(literalCode, distanceCode);
    this.#count = 0;
    this.#literals.fill(0);
    this.#distances.fill(0);
  }

  #writeTables(literals: Uint8Array, ofDistances: Uint8Array): void {
    const literalCount = Math.max(firstLength, countUsed(literals));
    const distanceCount = Math.max(1, countUsed(ofDistances));
    const runs = listRuns([
      ...literals.subarray(0, literalCount),
      ...ofDistances.subarray(0, distanceCount),
    ]);
    const frequencies = new Uint32Array(tableOrder.length);
    for (const { symbol } of runs) increment(frequencies, symbol);
    const code = buildPrefixCode(frequencies, maxTableCodeBits);
    const ordered = Uint8Array.from(tableOrder, (symbol) => at(code.lengths, symbol));
    const orderedCount = Math.max(4, countUsed(ordered));
    this.#out.write(literalCount - firstLength, 5);
    this.#out.write(distanceCount - 1, 5);
    this.#out.write(orderedCount - 4, 4);
    for (const length of ordered.subarray(0, orderedCount)) this.#out.write(length, 3);
    for (const { symbol, extra, extraBits } of runs) {
      this.#out.write(at(code.codes, symbol), at(code.lengths, symbol));
      this.#out.write(extra, extraBits);
    }
  }

  #writeTokens(literal: PrefixCode, distance: PrefixCode): void {
    const out = this.#out;
    const tokens = this.#tokens;
    const count = this.#count;
    const literals = packCode(literal);
    const ofLengths = packLengths(literal);
    const backs = packCode(distance);
    for (let place = 0; place < count; place += 1) {
      const token = at(tokens, place);
      if (token < matchFlag) {
        writePacked(out, at(literals, token));
        continue;
      }
      writePacked(out, at(ofLengths, (token >>> lengthShift) & 0x1ff));
      const back = (token & (maxMatchDistance - 1)) + 1;
      const symbol = at(distances.symbolOf, back);
      writePacked(out, at(backs, symbol));
      out.write(back - at(distances.starts, symbol), at(distances.extraBits, symbol));
    }
    writePacked(out, at(literals, endOfBlock));
  }
}

/** Packs each symbol's code and its length into one integer. */
const packCode = ({ codes, lengths: bits }: PrefixCode): Uint32Array =>
  Uint32Array.from(codes, (code, symbol) => (code << 5) | at(bits, symbol));

/** Packs the code, extra bits and bit count of each match length; 20 bits at most. */
function packLengths(literal: PrefixCode): Uint32Array {
  return Uint32Array.from(lengths.symbolOf, (symbol, length) => {
    const bits = at(literal.lengths, firstLength + symbol);
    const extra = length - at(lengths.starts, symbol);
    const code = at(literal.codes, firstLength + symbol) | (extra << bits);
    return (code << 5) | (bits + at(lengths.extraBits, symbol));
  });
}

const writePacked = (out: BitWriter, packed: number): void => out.write(packed >>> 5, packed & 31);

interface TableSymbol {
  symbol: number;
  extra: number;
  extraBits: number;
}

/** Run-length encodes code lengths. A symbol is one length, a repetition of the previous length, or a run of zeros. */
function listRuns(codeLengths: readonly number[]): TableSymbol[] {
  const runs: TableSymbol[] = [];
  const repeat = (length: number, times: number): number => {
    if (length === 0 && times >= 11) {
      const taken = Math.min(times, 138);
      runs.push({ symbol: 18, extra: taken - 11, extraBits: 7 });
      return taken;
    }
    if (length === 0 && times >= 3) {
      runs.push({ symbol: 17, extra: times - 3, extraBits: 3 });
      return times;
    }
    if (times >= 3 && length === previous) {
      const taken = Math.min(times, 6);
      runs.push({ symbol: 16, extra: taken - 3, extraBits: 2 });
      return taken;
    }
    runs.push({ symbol: length, extra: 0, extraBits: 0 });
    return 1;
  };
  let previous = -1;
  for (let place = 0; place < codeLengths.length;) {
    const length = codeLengths[place] ?? 0;
    let end = place + 1;
    while (codeLengths[end] === length) end += 1;
    place += repeat(length, end - place);
    previous = length;
  }
  return runs;
}

/** Counts symbols up to the last one that occurs. */
const countUsed = (codeLengths: Uint8Array): number =>
  codeLengths.findLastIndex((length) => length > 0) + 1;

const at = (values: Uint8Array | Uint16Array | Uint32Array, place: number): number =>
  values[place] ?? 0;

function increment(counts: Uint32Array, place: number): void {
  counts[place] = at(counts, place) + 1;
}
