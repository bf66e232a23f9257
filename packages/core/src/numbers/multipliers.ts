const words: readonly [words: string, ...values: number[]][] = [
  ["hundred hundert cent cento", 100],
  ["k tsd thousand thousands tausend mil mille mila millier milliers", 1e3],
  ["lakh lakhs", 1e5],
  ["mn mio mln million millions millionen millón millones milhão milhões milione milioni", 1e6],
  ["m", 1e6, 1],
  ["crore crores", 1e7],
  ["bn b mrd mds md milliarde milliarden milliard milliards miliardo miliardi bilhão bilhões", 1e9],
  // In English, a billion is a thousand million; in other languages, a million million.
  ["billion billions", 1e9, 1e12],
  ["billionen billón billones trillion trillions tn", 1e12],
];

const valuesByWord = new Map(
  words.flatMap(([names, ...values]) => names.split(" ").map((name) => [name, values] as const)),
);

const longestFirst = [...valuesByWord.keys()].toSorted((one, other) => other.length - one.length);
const afterNumber = new RegExp(
  String.raw`([ \u00A0\u202F-]?)(${longestFirst.join("|")})(?![\p{L}\p{N}])(?:(?<=mio|mrd|tsd|mds|mln)\.)?`,
  "iuy",
);

/** Reads `million`, `k` or `mil millones` after a number that ends at `at`. */
export function readMultiplier(text: string, at: number): { factors: number[]; end: number } {
  let factors = [1];
  let end = at;
  for (;;) {
    afterNumber.lastIndex = end;
    const [found = "", space = "", word = ""] = afterNumber.exec(text) ?? [];
    // A single letter is a multiplier only directly after the number: `5k`, not `5 k`. A lower-case `b` never is one.
    const isUnit = word === "b" || (word.length === 1 && space !== "");
    if (found === "" || isUnit) return { factors, end };
    const values = valuesByWord.get(word.toLowerCase()) ?? [];
    factors = factors.flatMap((factor) => values.map((value) => factor * value));
    end += found.length;
  }
}
