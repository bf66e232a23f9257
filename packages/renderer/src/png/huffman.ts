/** A prefix code: bits per symbol (0 if unused), and the codes, first bit in the lowest position. */
export interface PrefixCode {
  lengths: Uint8Array;
  codes: Uint16Array;
}

/** Builds a Huffman code with lengths up to `maxBits`. */
export function buildPrefixCode(frequencies: Uint32Array, maxBits: number): PrefixCode {
  const lengths = buildLengths(frequencies, maxBits);
  return { lengths, codes: numberCodes(lengths) };
}

function buildLengths(frequencies: Uint32Array, maxBits: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  const symbols = [...frequencies.keys()].filter((symbol) => at(frequencies, symbol) > 0);
  symbols.sort((a, b) => at(frequencies, a) - at(frequencies, b));
  const counts = countLengths(
    symbols.map((symbol) => at(frequencies, symbol)),
    maxBits,
  );
  let place = 0;
  // The rarest symbols get the longest codes.
  for (let length = maxBits; length > 0; length -= 1) {
    for (let left = at(counts, length); left > 0; left -= 1) {
      lengths[symbols[place] ?? 0] = length;
      place += 1;
    }
  }
  return lengths;
}

/** Counts the codes of each length, for frequencies in ascending order. */
function countLengths(sorted: number[], maxBits: number): Uint32Array {
  const counts = new Uint32Array(maxBits + 1);
  if (sorted.length < 2) {
    counts[1] = sorted.length;
    return counts;
  }
  for (const depth of measureDepths(sorted)) add(counts, Math.min(depth, maxBits), 1);
  limitLengths(counts, maxBits);
  return counts;
}

/**
 * Returns the depth of each leaf in the Huffman tree, with the two-queue algorithm. `sorted` has the leaves' weights in
 * ascending order.
 */
function measureDepths(sorted: number[]): Uint32Array {
  const leaves = sorted.length;
  const nodes = 2 * leaves - 1;
  const weights = new Float64Array(nodes);
  weights.set(sorted);
  const parents = new Uint32Array(nodes);
  let leaf = 0;
  let joined = leaves;
  for (let node = leaves; node < nodes; node += 1) {
    for (let child = 0; child < 2; child += 1) {
      const isLeaf = leaf < leaves && (joined === node || at(weights, leaf) <= at(weights, joined));
      const lightest = isLeaf ? leaf : joined;
      if (isLeaf) leaf += 1;
      else joined += 1;
      parents[lightest] = node;
      add(weights, node, at(weights, lightest));
    }
  }
  const depths = new Uint32Array(nodes);
  for (let node = nodes - 2; node >= 0; node -= 1) {
    depths[node] = at(depths, at(parents, node)) + 1;
  }
  return depths.subarray(0, leaves);
}

/**
 * Limits lengths to `maxBits`: after truncation Kraft's sum exceeds 1, so shorter codes are lengthened until it is 1.
 */
function limitLengths(counts: Uint32Array, maxBits: number): void {
  let sum = 0;
  for (let length = 1; length <= maxBits; length += 1) {
    sum += at(counts, length) << (maxBits - length);
  }
  for (; sum > 1 << maxBits; sum -= 1) {
    let length = maxBits - 1;
    while (at(counts, length) === 0) length -= 1;
    add(counts, maxBits, -1);
    add(counts, length, -1);
    add(counts, length + 1, 2);
  }
}

/** Assigns canonical codes, bit-reversed (RFC 1951, 3.2.2). */
function numberCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  const longest = Math.max(...lengths);
  let code = 0;
  for (let length = 1; length <= longest; length += 1) {
    code <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== length) continue;
      codes[symbol] = reverseBits(code, length);
      code += 1;
    }
  }
  return codes;
}

function reverseBits(code: number, length: number): number {
  let reversed = 0;
  for (let bit = 0; bit < length; bit += 1) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
  return reversed;
}

type Numbers = Uint32Array | Float64Array;

const at = (values: Numbers, place: number): number => values[place] ?? 0;

function add(values: Numbers, place: number, amount: number): void {
  values[place] = at(values, place) + amount;
}
